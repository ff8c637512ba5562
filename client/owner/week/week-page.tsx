import { Select } from '../../ui/field.tsx'
import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { Gauge } from '../requests/gauge.tsx'
import { WeekDrawing } from './week-drawing.tsx'
import type { Comparison, WeekView } from './week-view.ts'

/** One week's figures, and what is waiting for the owner. The letter has the same figures. */
export function WeekPage(view: WeekView) {
  const { week: words } = useOwner().messages
  const { heading, isSoFar, figures, days, waits, statuses, pages, sources } = view
  return (
    <div className="week">
      <header className="week-head container">
        <div>
          <h1>{heading}</h1>
          {isSoFar && <p className="page-heading-lead">{words.soFar}</p>}
        </div>
        <WeekChoice {...view} />
      </header>
      <div className="container">
        <dl className="week-figures">
          {figures.map(({ label, value, note }) => (
            <div key={label} className="week-figure">
              <dt>{label}</dt>
              <dd className="week-figure-value">{value}</dd>
              <dd className="week-figure-note quiet">{note}</dd>
            </div>
          ))}
        </dl>
        <h2>{words.days}</h2>
        <p className="quiet">{words.dashed}</p>
      </div>
      <WeekDrawing days={days} label={words.drawing} />
      <div className="week-soil">
        <div className="week-columns container">
          <section>
            <h2>{words.waits}</h2>
            <ul className="week-rows">
              {waits.map(({ text, href }) => (
                <li key={text} className="week-row">
                  {href ? (
                    <a className="text-link" href={href}>
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </li>
              ))}
              {waits.length === 0 && <li className="week-row">{words.nothingWaits}</li>}
            </ul>
          </section>
          <section>
            <h2>{words.became(statuses.reduce((sum, { count }) => sum + count, 0))}</h2>
            <ul className="week-rows">
              {statuses.map(({ status, label, count }) => (
                <li key={label} className="week-row week-status">
                  <span>{label}</span> <Gauge status={status} /> <strong>{count}</strong>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <div className="week-columns container">
        <Comparisons heading={words.pages} rows={pages} />
        <Comparisons heading={words.sources} rows={sources} />
      </div>
    </div>
  )
}

function WeekChoice({ before, after, choices }: Pick<WeekView, 'before' | 'after' | 'choices'>) {
  const { week: words } = useOwner().messages
  return (
    <div className="week-choice">
      {before && (
        <a className="text-link" href={before}>
          {words.weekBefore}
        </a>
      )}
      {after && (
        <a className="text-link" href={after}>
          {words.weekAfter}
        </a>
      )}
      <form action={ownerPaths.week} className="week-form">
        <Select
          name="week"
          aria-label={words.choose}
          options={choices.map(({ week, text }) => ({ value: week, label: text }))}
          defaultValue={choices.find(({ isShown }) => isShown)?.week}
        />
        <button type="submit" className="text-link">
          {words.show}
        </button>
      </form>
    </div>
  )
}

function Comparisons({ heading, rows }: { heading: string; rows: readonly Comparison[] }) {
  const { week: words } = useOwner().messages
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="week-rows">
        {rows.map(({ label, count, before }) => (
          <li key={label} className="week-row">
            <span>{label}</span>
            <span className="week-counts">
              <strong>{count}</strong> <span className="visually-hidden">{words.comparedWith}</span> {before}
            </span>
          </li>
        ))}
        {rows.length === 0 && <li className="week-row">{words.noVisits}</li>}
      </ul>
    </section>
  )
}
