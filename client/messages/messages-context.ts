import { createContext, use } from 'react'
import type { Messages } from '../../shared/messages/messages.ts'

/** What the interface says, in the page's language. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesContext above it')
  return messages
}
