import { createContext, use } from 'react'
import type { Messages } from '../../shared/language/messages.ts'

/** The interface's text in the page's language. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (!messages) throw new Error('useMessages must be used inside a MessagesContext')
  return messages
}
