import type { ShownJob } from '../../../shared/pages/page-content.ts'
import type { JobRow } from '../../../shared/pages/work-content.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Band } from '../../ui/band.tsx'
import { JobList } from './job-list.tsx'
import { JobRows } from './job-rows.tsx'

type JobsProps = {
  /** Link to the estimate, unless the price band has it. */
  link: { href: string; label: string } | undefined
  jobs: { heading: string; text: string; items: readonly ShownJob[] }
  /** Completed jobs, shown instead of the example jobs. */
  work: readonly JobRow[]
  band: string
}

export function Jobs({ jobs: { heading, text, items }, link, work, band }: JobsProps) {
  return (
    <Band className={band} labelledBy="jobs-heading" heading={heading}>
      {text && <p className="second">{keepTogether(text)}</p>}
      {work.length > 0 ? <JobRows jobs={work} /> : <JobList jobs={items} />}
      {link && (
        <p className="jobs-link">
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </p>
      )}
    </Band>
  )
}
