import type { JobCard } from '../../shared/pages/work-content.ts'

type JobRunProps = {
  run: JobCard['run']
  /** Without a label it is hidden from assistive technology, because the text beside it says the same. */
  label?: string
  /** Shows the small drawing at every width. */
  isSmall?: boolean
}

/** What was built, on a ground line, at one scale for all jobs. */
export function JobRun({ run, label, isSmall = false }: JobRunProps) {
  if (!run) return null
  const render = (id: string, { width, height, ground }: { width: number; height: number; ground: number }, className: string) => (
    <svg
      className={`drawing ${className}`}
      width={width}
      height={ground + 1}
      viewBox={`0 0 ${width} ${ground + 1}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* The part below ground overflows. */}
      <use href={`${run.sheet}#${id}`} width={width} height={height} />
    </svg>
  )
  return (
    <div className={isSmall ? 'job-run job-run-small' : 'job-run'}>
      {!isSmall && render('job', run, 'drawing-standing drawing-large')}
      {render('job-phone', run.phone, isSmall ? '' : 'drawing-standing drawing-small')}
    </div>
  )
}
