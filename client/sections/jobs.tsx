import { keepTogether } from '../../shared/keep-together.ts'
import type { ShownJob } from '../../shared/page-content.ts'
import { ArrowLink } from '../components/arrow-link.tsx'
import { JobList } from '../components/job-list.tsx'
import { Lines } from '../components/lines.tsx'
import { usePath, useSite } from '../site-context.ts'

type JobsProps = {
  estimate?: { href: string; label: string } | undefined
  jobs: { heading: string; text: string; items: readonly ShownJob[] }
  band: string
}

/** Jobs with their size, total and days, each beside its size on one scale. */
export function Jobs({ jobs: { heading, text, items }, estimate, band }: JobsProps) {
  const { header } = useSite()
  const quotePath = usePath('contact')
  return (
    <section className={band} aria-labelledby="jobs-heading">
      <div className="figures container">
        <div>
          <h2 id="jobs-heading">
            <Lines text={heading} />
          </h2>
          <p className="lead">{keepTogether(text)}</p>
        </div>
        <JobList jobs={items} />
        <p className="figures-aside">
          <ArrowLink href={estimate?.href ?? quotePath}>{estimate?.label ?? header.quoteLabel}</ArrowLink>
        </p>
      </div>
    </section>
  )
}
