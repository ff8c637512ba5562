import { createContext, use } from 'react'
import type { Language } from '../../shared/language/languages.ts'
import type { OwnerMessages } from '../../shared/language/owner-messages.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'

/** Data shared by all of the owner's pages. */
export type OwnerContextValue = { site: BuiltSite; language: Language; messages: OwnerMessages }

export const OwnerContext = createContext<OwnerContextValue | undefined>(undefined)

export function useOwner(): OwnerContextValue {
  const value = use(OwnerContext)
  if (!value) throw new Error('useOwner must be used inside an OwnerContext')
  return value
}
