import type { NoteErrors, NoteForm } from '../../../client/owner/requests/request-views.ts'
import { leadStatuses } from '../../../shared/contact/lead-statuses.ts'
import { isCalendarDate } from '../../../shared/hours/days.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { typedDigits } from '../../../shared/text/typed-text.ts'
import type { LeadNote, StoredNote } from '../../leads/lead-notes.ts'
import { type FormFields, singleField } from '../../requests/form-fields.ts'

const maxNoteLength = 5_000
const maxDollars = 100_000_000

type NoteResult = { form: NoteForm; errors: NoteErrors; note: LeadNote }

/** A posted note. Fields that were not posted, and the status of a form that was only saved, stay as they are. */
export function parseNoteForm(fields: FormFields, current: StoredNote, words: OwnerMessages['requests']['one']['errors']): NoteResult {
  const before = formOf(current)
  const version = Number(singleField(fields, 'version'))
  const form: NoteForm = {
    status: leadStatuses.find((name) => name === singleField(fields, 'status')) ?? before.status,
    note: singleField(fields, 'note')?.replace(/\r\n?/g, '\n').trim() ?? before.note,
    next: singleField(fields, 'next')?.trim() ?? before.next,
    quoted: singleField(fields, 'quoted')?.trim() ?? before.quoted,
    version: Number.isSafeInteger(version) ? version : before.version,
  }
  const dollars = parseDollars(form.quoted)
  const errors: NoteErrors = {
    ...([...form.note].length > maxNoteLength && { note: words.note }),
    ...(form.next !== '' && !isCalendarDate(form.next) && { next: words.next }),
    ...(dollars === 'wrong' && { quoted: words.quoted }),
  }
  const { status, note, next } = form
  return { form, errors, note: { status, note, next: next || undefined, quoted: dollars === 'wrong' ? undefined : dollars } }
}

export const formOf = ({ status, note, next = '', quoted, version }: StoredNote): NoteForm => ({
  status,
  note,
  next,
  quoted: quoted === undefined ? '' : String(quoted),
  version,
})

/** Undefined if nothing was typed. */
function parseDollars(text: string): number | undefined | 'wrong' {
  if (text === '') return undefined
  const digits = typedDigits(text)
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  return amount <= maxDollars ? amount : 'wrong'
}

/** The fields of a conflict form, with the texts that the owner chose. */
export function chosenFields(fields: FormFields, current: StoredNote): FormFields {
  const theirs = formOf(current)
  const chosen: FormFields = { ...fields }
  for (const name of ['note', 'next', 'quoted'] as const) {
    const keep = singleField(fields, `keep-${name}`)
    if (keep === 'theirs') chosen[name] = theirs[name]
    if (keep === 'both') chosen[name] = `${theirs[name]}\n\n${singleField(fields, name) ?? ''}`
  }
  return chosen
}
