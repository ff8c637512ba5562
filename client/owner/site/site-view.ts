/** What the owner's pages of the site show. */
import type { Input } from '../../../shared/changes/field-inputs.ts'
import type { Language } from '../../../shared/language/languages.ts'

export type FieldView = {
  id: string
  input: Input
  /** Of a text. */
  language?: Language | undefined
  /** A text in another language than the first, shown below it. */
  isTranslation: boolean
  error?: string | undefined
  isDraft: boolean
  /** The text in the first language has changed since. */
  needsCheck: boolean
  /** What somebody else saved meanwhile. */
  theirs?: { name: string; text: string } | undefined
}

export type SectionView = { heading?: string | undefined; fields: FieldView[] }

export type RowView = { href: string; title: string; text?: string | undefined; tag?: 'draft' | 'sample' | undefined }

export type ListView = { heading?: string | undefined; rows: RowView[]; add?: { href: string; label: string } | undefined }

export type FormView = {
  address: string
  title: string
  /** Values that the form was made from, as hashes. */
  bases: string
  sections: SectionView[]
  lists: ListView[]
  /** Drafts of this form that can be published alone. */
  drafts: number
  draftVersion: number
  previewHref: string
  removes?: string | undefined
}

export type DraftView = {
  href?: string | undefined
  title: string
  lines: { label: string; from?: string; to: string }[]
  who: string
  when: string
  paths: string[]
}

export type PublicationView = { version: number; who: string; when: string; lines: string[]; isCurrent: boolean }
