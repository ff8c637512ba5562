import type { WeekRow } from '../../../shared/changes/week-inputs.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { useOwner } from '../owner-context.ts'

type WeekInputProps = { name: string; rows: readonly WeekRow[]; id: string; error?: string }

/** One row a day. Unchecked days are closed; without `:has()`, their times stay visible but are ignored. */
export function WeekInput({ name, rows, id, error }: WeekInputProps) {
  const { site } = useOwner().messages
  return (
    <div className="week" id={id} tabIndex={-1}>
      {error && <FieldError id={`${id}-error`} error={error} />}
      {rows.map(({ day, isOpen, periods }) => {
        const [short, full = ''] = site.days[day as keyof typeof site.days]
        return (
          <div className="week-day" key={day}>
            <label className="check-label">
              <input type="checkbox" name={`${name}|${day}|open`} value="yes" defaultChecked={isOpen} />
              <abbr title={full}>{short}</abbr>
            </label>
            <span className="week-closed">{site.closed}</span>
            {periods.map(({ opens, closes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other key
              <span className="week-times" key={index}>
                <input
                  type="time"
                  className="field-box"
                  name={`${name}|${day}|${index}|opens`}
                  aria-label={site.opens(full)}
                  defaultValue={opens}
                />
                <span>{site.to}</span>
                <input
                  type="time"
                  className="field-box"
                  name={`${name}|${day}|${index}|closes`}
                  aria-label={site.closes(full)}
                  defaultValue={closes === '24:00' ? '00:00' : closes}
                />
              </span>
            ))}
          </div>
        )
      })}
    </div>
  )
}
