/** Messages for the server and the build. A browser loads the script of its page's language, made of the file's `messages`. */
import type { Language } from '../content/languages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

/** The same groups and names in every language, with words of its own. */
type Widened<T> = T extends string ? string : T extends (...args: never) => unknown ? T : { readonly [Key in keyof T]: Widened<T[Key]> }

/** What pages say. */
export type Messages = Widened<typeof en.messages>
/** What only the server says. */
export type ServerMessages = Widened<typeof en.serverMessages>

type MessagesFile = { messages: Messages; serverMessages: ServerMessages }

const files: Record<Language, MessagesFile> = { en, es }

export function messagesFor(language: Language): Messages & ServerMessages {
  const { messages, serverMessages } = files[language]
  return { ...messages, ...serverMessages }
}
