import type { Messages } from '../../shared/messages/messages.ts'

/** The messages of the page's language. The entry has asked for their script beside the others. */
export async function loadMessages(): Promise<Messages> {
  const address = document.querySelector<HTMLElement>('script[data-messages]')?.dataset.messages ?? ''
  // Built from `shared/messages/`, whose types are these.
  const { messages }: { messages: Messages } = await import(address)
  return messages
}
