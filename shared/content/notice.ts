import * as v from 'valibot'
import { href, isoDate, text } from './schema-fields.ts'

/** A line above the header. Both days are days at the business; `until` is the last one. */
export const noticeSchema = v.pipe(
  v.object({
    text: v.pipe(text, v.maxLength(120, 'must have at most 120 characters')),
    from: v.optional(isoDate),
    until: isoDate,
    /** Makes the text a link. */
    href: v.optional(href),
  }),
  v.check(({ from, until }) => from === undefined || from <= until, 'must not end before it begins'),
)

export type Notice = v.InferOutput<typeof noticeSchema>

export const noticeOn = (notice: Notice | undefined, today: string): Notice | undefined =>
  notice && (notice.from ?? today) <= today && today <= notice.until ? notice : undefined
