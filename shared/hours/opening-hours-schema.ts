import * as v from 'valibot'
import { languageCodes } from '../language/languages.ts'
import { fact, made, words } from '../schema/field-parts.ts'
import { byOwner } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import { isCalendarDate } from './days.ts'
import { holidayNames } from './holidays.ts'

/** 0 is Sunday, as in `Date.prototype.getUTCDay`. */
const weekday = v.picklist([0, 1, 2, 3, 4, 5, 6])
/** Local time of day, `00:00` to `24:00`. */
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time like 08:00'))
const date = v.pipe(v.string(), v.check(isCalendarDate, 'must be a date that exists, like 2026-12-24'))
/** Without a year it recurs every year. Checked in a leap year, so that `02-29` is valid. */
const yearlyDate = v.pipe(
  v.string(),
  v.check((day) => isCalendarDate(day) || isCalendarDate(`2024-${day}`), 'must be a date that exists, like 2026-12-24 or 12-24'),
)

export const closedDaySchema = v.pipe(
  v.object({
    date: v.optional(yearlyDate),
    /** First and last day. */
    from: v.optional(date),
    to: v.optional(date),
    holiday: v.optional(v.picklist(holidayNames, `must be one of ${holidayNames.join(', ')}`)),
    /** Such as 'Inventory'. Holidays already have names. */
    name: v.optional(v.record(v.picklist(languageCodes), text)),
    /** Other hours. Without them, the day is closed. */
    opens: v.optional(timeOfDay),
    closes: v.optional(timeOfDay),
  }),
  v.check(
    ({ date, from, to, holiday }) => [date, from && to, holiday].filter(Boolean).length === 1 && !from === !to,
    "must have either 'date', or 'from' and 'to', or 'holiday'",
  ),
  v.check(({ from = '', to = from }) => from <= to, 'must not end before it begins'),
  v.check(({ opens, closes }) => (opens === undefined) === (closes === undefined), "must have both 'opens' and 'closes', or neither"),
  v.check(({ opens = '', closes = '24:00' }) => opens < closes, 'must close after it opens'),
)

const rows = v.array(v.object({ days: text, hours: text }))

export const openingHoursSchema = v.object({
  timeZone: fact(text),
  /** Each entry opens and closes on the same day; a day may have several. */
  periods: fact(
    byOwner(
      { label: { en: 'Open hours', es: 'Horario' }, input: 'week' },
      v.array(v.object({ days: v.array(weekday), opens: timeOfDay, closes: timeOfDay })),
    ),
  ),
  /** Days with other hours or none. If two entries name the same day, the first one counts. */
  closedDays: v.optional(
    fact(byOwner({ label: { en: 'Closed days', es: 'Días cerrados' }, input: 'closed-days' }, v.array(closedDaySchema))),
  ),
  /** Shown after 'Closed now.' instead of the next opening time: 'Leave a message 24/7'. */
  afterHours: v.optional(
    words(
      byOwner(
        {
          label: { en: 'What to say after hours', es: 'Qué decir fuera de horario' },
          hint: {
            en: 'After “Closed now.” If empty, visitors read when you open next.',
            es: 'Va después de “Cerrado.” Si lo deja vacío, se lee cuándo abre.',
          },
        },
        text,
      ),
    ),
  ),
  /** 'Mon - Fri 8AM - 5PM', for the footer and for pages without script: the set's own words, or the short form. */
  summary: made(text),
  ownSummary: v.optional(words(text)),
  /** Rows in the menu and the hours popover: 'Monday to Friday' and '8 AM to 5 PM'. The set may add some: 'Voicemail', '24/7'. */
  rows: made(rows),
  moreRows: v.optional(words(rows)),
})

export type OpeningHours = v.InferOutput<typeof openingHoursSchema>
export type ClosedDay = v.InferOutput<typeof closedDaySchema>
