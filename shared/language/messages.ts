/** All messages, for the server and the build. The browser loads only the `messages` of the page's language, as a separate script. */

import { messages as en } from './en.ts'
import { messages as es } from './es.ts'
import type { Language } from './languages.ts'
import { serverMessages as serverEn } from './server-en.ts'
import { serverMessages as serverEs } from './server-es.ts'

/** Widens string literals to `string`, so that other languages must have the same keys as English but not the same texts. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: never) => unknown
    ? T
    : { readonly [Key in keyof T]: Widened<T[Key]> }

/** Messages for pages, on the server and in the browser. */
export type Messages = Widened<typeof en>
/** Messages that only the server uses. */
export type ServerMessages = Widened<typeof serverEn>

const languageMessages: Record<Language, Messages & ServerMessages> = { en: { ...en, ...serverEn }, es: { ...es, ...serverEs } }

export const messagesFor = (language: Language): Messages & ServerMessages => languageMessages[language]
