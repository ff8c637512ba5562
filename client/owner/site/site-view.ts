/** What the owner's pages of the site show. */
import type { Input } from '../../../shared/changes/field-inputs.ts'
import type { Picture } from '../../../shared/content/used-assets.ts'
import type { Language } from '../../../shared/language/languages.ts'

/** What the values result in, as visitors see it. */
export type NoteView = { heading: string; strong?: string; lines: { text: string; language?: Language }[] }

export type FieldView = {
  id: string
  input: Input
  language?: Language
  /** A text in another language than the first, shown below it. */
  isTranslation: boolean
  /** The current picture of a picture field. */
  picture?: Picture
  note?: NoteView
  error?: string
  isDraft: boolean
  /** The text in the first language has changed since this one was saved. */
  needsCheck: boolean
  /** What somebody else has saved since the form was shown. */
  theirs?: { label: string; text: string; picture: Picture | undefined }
}

/**
 * `text` explains the heading, and `pages` are those that say its values. A folded section has its values beside its title, below the heading
 * of several.
 */
export type SectionView = {
  heading?: string
  fold?: { title: string; value: string; isOpen: boolean }
  text?: string
  pages?: { title: string; href: string }[]
  fields: FieldView[]
}

export type RowView = {
  href: string
  title: string
  text?: string
  tag?: 'draft' | 'sample'
  picture?: Picture
}

export type ListView = { heading?: string; rows: RowView[]; add?: { href: string; label: string } }

export type FormView = {
  address: string
  title: string
  /** Values that the form was made from, as hashes. */
  bases: string
  /** Whether the form may send files. */
  hasPicture: boolean
  /** Pages with this picture. */
  shownOn: { title: string; href: string }[]
  note?: NoteView
  sections: SectionView[]
  lists: ListView[]
  /** The number of this form's drafts that can be published separately. */
  drafts: number
  /** The version of the drafts that this form shows. */
  seen: number
  previewHref: string
  removes?: string
}

export type DraftView = {
  href?: string
  title: string
  lines: { label: string; from?: string; to: string }[]
  who: string
  when: string
  paths: string[]
}

export type PublicationView = { version: number; who: string; when: string; lines: string[]; isCurrent: boolean }
