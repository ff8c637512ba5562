import { useEffect } from 'react'
import { readTab, writeTab } from '../ui/tab-storage.ts'

const key = 'contact-draft'

/** Values by field name. */
export type Draft = Partial<Record<string, string>>

/** Makes `entry.ts` restore the draft that it saved during typing. */
export function useDraft(): void {
  useEffect(() => {
    dispatchEvent(new Event('form-created'))
  }, [])
}

/** Returns the saved draft and removes it. */
export function takeDraft(): Draft {
  const draft = readTab<[string, string][]>(key) ?? []
  writeTab(key, undefined)
  return Object.fromEntries(draft)
}
