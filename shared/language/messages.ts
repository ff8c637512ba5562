/** All messages, for the server and the build. The browser loads only the `messages` of the page's language, as a separate script. */

import * as en from './en.ts'
import * as es from './es.ts'
import type { Language } from './languages.ts'

/** Widens string literals to `string`, so that other languages must have the same keys as English but not the same texts. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: never) => unknown
    ? T
    : { readonly [Key in keyof T]: Widened<T[Key]> }

/** Messages for pages, on the server and in the browser. */
export type Messages = Widened<typeof en.messages>
/** Messages that only the server uses. */
export type ServerMessages = Widened<typeof en.serverMessages>

type MessagesFile = { messages: Messages; serverMessages: ServerMessages }

const files: Record<Language, MessagesFile> = { en, es }

export function messagesFor(language: Language): Messages & ServerMessages {
  const { messages, serverMessages } = files[language]
  return { ...messages, ...serverMessages }
}
