import type { ShownJob } from '../../shared/pages/page-content.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../messages/messages-context.ts'
import { SampleMark } from '../ui/sample-mark.tsx'

/** Length of the largest job's dimension line in percent, which leaves room for its ticks. */
const longest = 96
const tick = 'M-4 10.5l8-8'

/** Example jobs: total price, and size as a dimension line relative to the largest job's. */
export function JobList({ jobs }: { jobs: readonly ShownJob[] }) {
  const messages = useMessages().jobs
  const largest = Math.max(...jobs.map(({ size }) => size))
  return (
    <ul className="figures-list">
      {jobs.map(({ id, name, text, size, sizeText, dollars, days, sample }) => (
        <li className="figure-item" key={id}>
          <div>
            <p className="figure-value">{messages.total(dollars)}</p>
            {jobs.length > 1 && <DimensionLine length={`${Math.round((longest * size) / largest)}%`} />}
            <p className="job-facts">{`${keepTogether(sizeText)} · ${messages.days(days)}`}</p>
          </div>
          <p className="figure-text second">
            <strong>{`${keepTogether(name)}.`}</strong> {keepTogether(text)} {sample && <SampleMark />}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Without a `viewBox`, so that it's not scaled and stays sharp. */
function DimensionLine({ length }: { length: string }) {
  return (
    <svg className="job-size" height={12} aria-hidden>
      <g transform="translate(5)">
        <line x2={length} y1={6.5} y2={6.5} />
        <path d={tick} />
        <svg x={length} overflow="visible">
          <path d={tick} />
        </svg>
      </g>
    </svg>
  )
}
