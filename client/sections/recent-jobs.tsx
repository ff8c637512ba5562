import type { RecentJobs as Work } from '../../shared/pages/work-content.ts'
import { usePath } from '../contexts/site-context.ts'
import { SectionHeading } from '../ui/section-heading.tsx'
import { JobCard } from './job-card.tsx'

/** The newest jobs, with a link to all. */
export function RecentJobs({ work: { jobs, words } }: { work: Work }) {
  const path = usePath('work')
  return (
    <div className="recent-jobs">
      <SectionHeading heading={words.recent} link={{ href: path, label: words.all }} />
      <ul className={`job-cards job-cards-${jobs.length}`}>
        {jobs.map((job) => (
          <li key={job.href}>
            <JobCard job={job} sizes="(min-width: 1210px) 570px, (min-width: 768px) 48vw, 100vw" />
          </li>
        ))}
      </ul>
    </div>
  )
}
