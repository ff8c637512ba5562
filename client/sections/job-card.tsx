import { Link } from 'react-router-dom'
import type { JobCard as Job } from '../../shared/pages/work-content.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { Photo } from '../ui/photo.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import { JobRun } from './job-run.tsx'

type JobCardProps = { job: Job & { text?: string }; sizes: string; priority?: boolean; heading?: 'h2' | 'h3' }

/** Picture, title, run and facts of a job; the whole card links to it. */
export function JobCard({ job, sizes, priority, heading: Title = 'h3' }: JobCardProps) {
  const { comparison } = useMessages()
  const { picture, href, title, text, run, price, spec, town, when, hasComparison, sample } = job
  const about = [spec, text].filter(Boolean).join('. ')
  return (
    <article className="job-card">
      {picture && <Photo name={picture} className="job-card-photo" sizes={sizes} priority={priority} alt="" />}
      <div className="job-card-words">
        <div>
          <Title className="job-card-title">
            <Link to={href} className="stretched-link">
              {keepTogether(title)}
            </Link>
          </Title>
          {about && <p className="second">{keepTogether(about)}</p>}
        </div>
        <JobRun run={run} isSmall />
        <p className="job-card-facts">
          {price && <strong>{price}</strong>} <span>{`${town} · ${when}`}</span>{' '}
          {hasComparison && <span className="sample-mark">{comparison.heading}</span>} {sample && <SampleMark />}
        </p>
      </div>
    </article>
  )
}
