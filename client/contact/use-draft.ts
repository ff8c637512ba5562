import { useEffect } from 'react'

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
  try {
    const draft = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return Object.fromEntries(JSON.parse(draft ?? '[]'))
  } catch {
    // Storage is blocked: nothing was saved.
    return {}
  }
}
