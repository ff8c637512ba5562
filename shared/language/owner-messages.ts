import type { Language } from './languages.ts'
import type { Widened } from './messages.ts'
import * as en from './owner-en.ts'
import * as es from './owner-es.ts'

export type OwnerMessages = Widened<typeof en.ownerMessages>

const files: Record<Language, { ownerMessages: OwnerMessages }> = { en, es }

export const ownerMessagesFor = (language: Language): OwnerMessages => files[language].ownerMessages
