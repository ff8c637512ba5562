import type { WeekRow } from '../../../shared/changes/week-inputs.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { useOwner } from '../owner-context.ts'

type WeekInputProps = { name: string; rows: readonly WeekRow[]; id: string; error?: string }

/**
 * One row a day, and below them one more pair of times for each. Unchecked days are closed; without `:has()`, their times stay visible but
 * are ignored.
 */
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
            {periods.map((period, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other key
              <Times key={index} name={`${name}|${day}|${index}`} labels={[site.opens(full), site.closes(full)]} {...period} />
            ))}
          </div>
        )
      })}
      <details>
        <summary className="text-link">{site.moreHours}</summary>
        {rows.map(({ day, periods }) => {
          const [short, full = ''] = site.days[day as keyof typeof site.days]
          const labels = [site.opensAgain(full), site.closesAgain(full)] as const
          return (
            <div className="week-day" key={day}>
              <span className="check-label">
                <abbr title={full}>{short}</abbr>
              </span>
              <Times name={`${name}|${day}|${periods.length}`} labels={labels} opens="" closes="" />
            </div>
          )
        })}
      </details>
    </div>
  )
}

type TimesProps = { name: string; labels: readonly [opens: string, closes: string]; opens: string; closes: string }

function Times({ name, labels, opens, closes }: TimesProps) {
  const { site } = useOwner().messages
  return (
    <span className="week-times">
      <input type="time" className="field-box" name={`${name}|opens`} aria-label={labels[0]} defaultValue={opens} />
      <span>{site.to}</span>
      <input
        type="time"
        className="field-box"
        name={`${name}|closes`}
        aria-label={labels[1]}
        defaultValue={closes === '24:00' ? '00:00' : closes}
      />
    </span>
  )
}
