import type { Messages } from '../../shared/language/messages.ts'

/** The messages in the page's language. `entry.ts` has already started to fetch their script. */
export async function loadMessages(): Promise<Messages> {
  const address = document.querySelector<HTMLElement>('script[data-messages]')?.dataset.messages ?? ''
  // The build makes this script from `shared/language/`, so the types match.
  const { messages }: { messages: Messages } = await import(address)
  return messages
}
