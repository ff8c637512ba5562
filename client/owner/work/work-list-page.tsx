import type { DoneJob } from '../../../shared/content/site-types.ts'
import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { PageHeading } from '../page-heading.tsx'
import { JobThumbnail } from './job-thumbnail.tsx'

type ListedJob = { job: DoneJob; when: string; isDraft: boolean }

/** All jobs, including those that are not public yet. */
export function WorkListPage({ jobs }: { jobs: readonly ListedJob[] }) {
  const { work } = useOwner().messages
  return (
    <>
      <PageHeading lead={work.lead}>{work.heading}</PageHeading>
      <div className="container work-list">
        <a href={`${ownerPaths.work}new/`} className="button button-accent button-main">
          {work.newJob}
        </a>
        {jobs.length === 0 && <p>{work.noJobs}</p>}
        <ul className="job-list">
          {jobs.map(({ job, when, isDraft }) => (
            <li key={job.slug} className="job-list-row">
              <JobThumbnail job={job} />
              <div>
                <a href={`${ownerPaths.work}${job.slug}/`} className="stretched-link setting-title">
                  {job.title}
                </a>
                <p className="quiet">{`${job.town}, ${when}`}</p>
                {isDraft ? <p className="job-list-draft">{work.draft}</p> : job.sample && <p className="quiet">{work.sample}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
