import { type ClosedDayRows, closedDayNames } from '../../../shared/changes/closed-day-inputs.ts'
import { holidays } from '../../../shared/hours/holidays.ts'
import { ChoiceField, InputField } from '../../ui/field.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { useOwner } from '../owner-context.ts'
import { closedDayText } from './closed-day-text.ts'

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
