import * as v from 'valibot'
import { byOwner } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import { href, isoDate } from './schema-fields.ts'

/** A line above the header. Both days are days at the business; `until` is the last one. */
export const noticeSchema = v.pipe(
  v.object({
    text: byOwner(
      { label: { en: 'What it says', es: 'Qué dice' }, input: 'long' },
      v.pipe(text, v.maxLength(120, 'must have at most 120 characters')),
    ),
    from: v.optional(byOwner({ label: { en: 'First day', es: 'Primer día' }, input: 'date', isShared: true }, isoDate)),
    until: byOwner(
      {
        ...{ label: { en: 'Last day', es: 'Último día' }, input: 'date', isShared: true, isLastDay: true },
        hint: { en: 'It takes itself down after this day.', es: 'Se quita solo después de este día.' },
      },
      isoDate,
    ),
    /** Makes the text a link. */
    href: v.optional(
      byOwner(
        {
          ...{ label: { en: 'Links to', es: 'Lleva a' }, isShared: true },
          hint: { en: 'For example /contact/', es: 'Por ejemplo /contact/' },
        },
        href,
      ),
    ),
  }),
  v.check(({ from, until }) => from === undefined || from <= until, 'must not end before it begins'),
)

export type Notice = v.InferOutput<typeof noticeSchema>

export const noticeOn = (notice: Notice | undefined, today: string): Notice | undefined =>
  notice && (notice.from ?? today) <= today && today <= notice.until ? notice : undefined
