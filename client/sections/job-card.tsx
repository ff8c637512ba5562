import { Link } from 'react-router-dom'
import type { JobCard as Job } from '../../shared/pages/work-content.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { Photo } from '../ui/photo.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobRun } from './job-run.tsx'

type JobCardProps = { job: Job & { text?: string }; sizes: string; priority?: boolean; heading?: 'h2' | 'h3' }

/** Picture, title and run of a job; the whole card links to it. */
export function JobCard({ job, sizes, priority, heading: Title = 'h3' }: JobCardProps) {
  return (
    <article className="job-card">
      {job.picture && <Photo name={job.picture} className="job-card-photo" sizes={sizes} priority={priority} alt="" />}
      <div className="job-card-words">
        <Title className="job-card-title">
          <Link to={job.href} className="stretched-link">
            {keepTogether(job.title)}
          </Link>
        </Title>
        {job.text && <p className="second">{keepTogether(job.text)}</p>}
        <JobRun run={job.run} isSmall />
        <JobFacts job={job} />
      </div>
    </article>
  )
}
