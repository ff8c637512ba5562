import type { ShownJob } from '../../../shared/pages/page-content.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { dollars as dollarText } from '../../../shared/text/number-text.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'

/** The width of the column on phones of 360 px: a wider drawing would be scaled there, which blurs its line. */
const width = 320

/** Example jobs: total price, and size as a dimension line relative to the largest job's. */
export function JobList({ jobs }: { jobs: readonly ShownJob[] }) {
  const messages = useMessages().jobs
  const largest = Math.max(...jobs.map(({ size }) => size))
  return (
    <ul className="figures-list">
      {jobs.map(({ id, name, text, size, sizeText, dollars, days, sample }) => (
        <li className="figure-item" key={id}>
          <div>
            <p className="figure-value">{dollarText(dollars)}</p>
            {jobs.length > 1 && (
              <svg className="job-size" viewBox={`0 0 ${width} 12`} aria-hidden>
                {/* A dimension line: a tick at each end. */}
                <path d={`M1 10.5l8-8m-4 4h${Math.round(((width - 10) * size) / largest)}m-4 4l8-8`} />
              </svg>
            )}
            <p className="job-facts">{`${keepTogether(sizeText)}\u00a0· ${keepTogether(messages.days(days))}`}</p>
          </div>
          <p className="figure-text second">
            <strong>{`${keepTogether(name)}.`}</strong> {keepTogether(text)} {sample && <SampleMark />}
          </p>
        </li>
      ))}
    </ul>
  )
}
