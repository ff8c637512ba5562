import { type ClosedDayRows, closedDayNames } from '../../../shared/changes/closed-day-inputs.ts'
import { holidays } from '../../../shared/hours/holidays.ts'
import { timesText } from '../../../shared/hours/hours-in-words.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { field } from '../../../shared/schema/is-object.ts'
import { ChoiceField, InputField } from '../../ui/field.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { useOwner } from '../owner-context.ts'

type ClosedDaysInputProps = { name: string; label: string; rows: ClosedDayRows; id: string; error?: string }

/** The current closed days, each with a checkbox to remove it, and fields for a new one. */
export function ClosedDaysInput({ name, label, rows: { entries, typed }, id, error }: ClosedDaysInputProps) {
  const { language, messages } = useOwner()
  const { site } = messages
  const added = (part: string) => ({ id: `${id}-${part}`, name: `${name}|new|${part}` })
  return (
    <fieldset className="input-group closed-days" id={id} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {error && <FieldError id={`${id}-error`} error={error} />}
      <ul>
        {entries.map((entry, index) => {
          const text = closedDayText(entry, language, site)
          return (
            <li className="closed-day" key={JSON.stringify(entry)}>
              <span>{text}</span>
              <input type="hidden" name={`${name}|${index}|entry`} value={JSON.stringify(entry)} />
              <label className="check-label">
                <input type="checkbox" name={`${name}|${index}|remove`} value="yes" aria-label={site.remove(text)} />
                {site.removeLabel}
              </label>
            </li>
          )
        })}
      </ul>
      <p className="field-label">{site.addClosed}</p>
      <div className="input-range">
        <div className="input-group-rows">
          <InputField {...added('first')} type="date" label={site.firstDay} defaultValue={typed.first} required={false} />
          <InputField {...added('last')} type="date" label={site.lastDay} defaultValue={typed.last} required={false} />
        </div>
      </div>
      <ChoiceField
        {...added('name')}
        label={site.why}
        defaultValue={typed.name}
        options={[
          { value: '', label: site.noReason },
          ...Object.entries(closedDayNames).map(([value, names]) => ({ value, label: names[language] })),
        ]}
      />
      <ChoiceField
        {...added('holiday')}
        label={site.holiday}
        options={[
          { value: '', label: site.noHoliday },
          ...Object.entries(holidays).map(([value, { names }]) => ({ value, label: names[language] })),
        ]}
      />
    </fieldset>
  )
}

function closedDayText(entry: unknown, language: Language, words: OwnerMessages['site']): string {
  const text = (key: string) => String(field(entry, key) ?? '')
  const [opens, closes] = [text('opens'), text('closes')]
  // The set may have other hours for a day, which cannot be entered here.
  const hours = opens && closes ? [timesText([{ opens, closes }], language)] : []
  const holiday = Object.entries(holidays).find(([name]) => name === text('holiday'))?.[1].names[language]
  if (holiday) return [holiday, words.everyYear, ...hours].join(', ')
  const name = field(entry, 'name', language)
  const dates = text('from')
    ? words.range(dayText(text('from'), language, words), dayText(text('to'), language, words))
    : dayText(text('date'), language, words)
  return [dates, ...(typeof name === 'string' ? [name] : []), ...hours].join(', ')
}

/** '2026-11-27' or, every year, '12-24'. Anything else is shown as it was typed. */
function dayText(date: string, language: Language, words: OwnerMessages['site']): string {
  const isYearly = /^\d\d-\d\d$/.test(date)
  const time = Date.parse(isYearly ? `2024-${date}` : date)
  if (Number.isNaN(time)) return date
  const options = isYearly
    ? ({ month: 'long', day: 'numeric' } as const)
    : ({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const)
  const text = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(time)
  return isYearly ? `${text}, ${words.everyYear}` : text
}
