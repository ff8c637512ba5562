import type { JobCard } from '../../shared/pages/work-content.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { SampleMark } from '../ui/sample-mark.tsx'

/** Price, town and month of a job. */
export function JobFacts({ job: { price, town, when, hasComparison, sample } }: { job: JobCard }) {
  const { heading } = useMessages().comparison
  return (
    <p className="job-card-facts">
      {price && <strong>{price}</strong>} <span>{`${town} · ${when}`}</span>{' '}
      {hasComparison && <span className="sample-mark">{heading}</span>} {sample && <SampleMark />}
    </p>
  )
}
