import { Link } from 'react-router-dom'
import type { JobRow } from '../../../shared/pages/work-content.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { JobRun } from '../../sections/job-run.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'

/** Jobs below each other, so that their drawings compare like bars. A job without a drawing shows only text. */
export function JobRows({ jobs }: { jobs: readonly JobRow[] }) {
  return (
    <ul className="job-rows">
      {jobs.map(({ href, title, town, days, spec, price, run, sample }) => (
        <li key={href} className="job-row">
          <JobRun run={run} />
          <div className="job-row-words">
            <h3 className="job-row-title">
              <Link to={href} className="stretched-link">
                {keepTogether(title)}
              </Link>
            </h3>
            <p className="second job-row-facts">
              <span>{town}</span>
              {days && <span>{days}</span>}
              {sample && <SampleMark />}
            </p>
            {price && <p className="job-row-price">{price}</p>}
            {spec && <p className="second job-row-facts">{keepTogether(spec)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
