import { pictureNames } from '../../../shared/content/job-photos.ts'
import { mediaPicture } from '../../../shared/content/media-picture.ts'
import type { DoneJob } from '../../../shared/content/site-types.ts'
import type { Assets } from '../../../shared/content/used-assets.ts'
import { useAssets } from '../../contexts/site-context.ts'
import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { PageHeading } from '../page-heading.tsx'
import { RowList } from '../site/row-list.tsx'
import type { RowView } from '../site/site-view.ts'

type ListedJob = { job: DoneJob; when: string; isDraft: boolean }

/** All jobs, including those that are not public yet. */
export function WorkListPage({ jobs }: { jobs: readonly ListedJob[] }) {
  const { work } = useOwner().messages
  const assets = useAssets()
  return (
    <>
      <PageHeading lead={work.lead}>{work.heading}</PageHeading>
      <div className="container work-list">
        <a href={`${ownerPaths.work}new/`} className="button button-accent button-main">
          {work.newJob}
        </a>
        {jobs.length === 0 && <p>{work.noJobs}</p>}
      </div>
      <RowList rows={jobs.map((listed) => rowOf(listed, assets))} />
    </>
  )
}

function rowOf({ job, when, isDraft }: ListedJob, { pictures }: Assets): RowView {
  const { slug, title, town, photos, sample } = job
  const picture = photos?.[0] ? mediaPicture(photos[0].upload, '') : pictures[pictureNames(job)[0] ?? '']
  const unconfirmed = sample ? 'sample' : undefined
  return { href: `${ownerPaths.work}${slug}/`, title, text: `${town}, ${when}`, picture, tag: isDraft ? 'draft' : unconfirmed }
}
