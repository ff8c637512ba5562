import type { ShownJob } from '../../../shared/pages/page-content.ts'
import type { JobRow } from '../../../shared/pages/work-content.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { usePath, useSite } from '../../document/site-context.ts'
import { JobList } from '../../sections/job-list.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Lines } from '../../ui/lines.tsx'
import { JobRows } from '../../work/job-rows.tsx'

type JobsProps = {
  estimate?: { href: string; label: string } | undefined
  jobs: { heading: string; text: string; linkLabel?: string | undefined; items: readonly ShownJob[] }
  /** Jobs that were done, in place of the example jobs. */
  work: readonly JobRow[]
  band: string
}

export function Jobs({ jobs: { heading, text, linkLabel, items }, estimate, work, band }: JobsProps) {
  const { header } = useSite()
  const quotePath = usePath('contact')
  return (
    <section className={band} aria-labelledby="jobs-heading">
      <div className={work.length > 0 ? 'container' : 'figures container'}>
        <div>
          <h2 id="jobs-heading">
            <Lines text={heading} />
          </h2>
          <p className="lead">{keepTogether(text)}</p>
        </div>
        {work.length > 0 ? <JobRows jobs={work} /> : <JobList jobs={items} />}
        <p className="figures-aside">
          <ArrowLink href={estimate?.href ?? quotePath}>{estimate ? (linkLabel ?? estimate.label) : header.quoteLabel}</ArrowLink>
        </p>
      </div>
    </section>
  )
}
