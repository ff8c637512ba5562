import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { usePath } from '../contexts/site-context.ts'
import type { ContentOf, ScreenProps } from '../navigation/registered-screens.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { JobRun } from '../sections/job-run.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Comparison } from '../ui/comparison.tsx'
import { InlineText } from '../ui/inline-text.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Photo } from '../ui/photo.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import { TextLink } from '../ui/text-link.tsx'
import '../main-chunk.ts'

type Content = ContentOf<'job'>

export function JobPage({ content, page }: ScreenProps<'job'>) {
  const { job, words, close } = content
  return (
    <>
      <article>
        <div className="container">
          <PageIntro page={page} h1={job.title}>
            <p className="job-head-facts">
              <span>{`${job.town} `}</span>
              <span>{`${job.when} `}</span>
              {job.serviceLinks.map(({ name, href }) => (
                <TextLink key={href} href={href}>
                  {name}
                </TextLink>
              ))}
              {job.sample && <SampleMark />}
            </p>
          </PageIntro>
        </div>
        <div className="job-lead">
          {job.comparison ? (
            <Comparison {...job.comparison} sizes="100vw" />
          ) : (
            job.picture && <Photo name={job.picture} priority sizes="100vw" />
          )}
        </div>
        {job.sample && <p className="container second job-sample">{words.sample}</p>}
        <JobMeasures job={job} />
        <JobStory content={content} />
        <JobPictures content={content} />
      </article>
      <CloseBanner close={close} />
    </>
  )
}

/** The run on its ground line, and its facts as a chain of dimensions in the soil. */
function JobMeasures({ job: { run, drawn, facts, statements } }: Pick<Content, 'job'>) {
  if (facts.length === 0) return null
  return (
    <>
      <JobRun run={run} label={drawn} />
      <div className="band-sunk job-soil">
        <div className="container">
          <dl className="job-measures">
            {facts.map(({ value, label }) => (
              <div key={label} className="job-measure">
                <dt>{label}</dt>
                <dd>{keepTogether(value)}</dd>
              </div>
            ))}
          </dl>
          {statements.map((statement) => (
            <p key={statement} className="small-print">
              {keepTogether(statement)}
            </p>
          ))}
        </div>
      </div>
    </>
  )
}

function JobStory({ content: { job, words } }: { content: Content }) {
  const { testimonials } = useMessages()
  const workPath = usePath('work')
  const { customer, sample } = job
  return (
    <section className="band job-story container">
      <div>
        <h2>{words.found}</h2>
        <p className="lead">
          <InlineText text={job.text} />
        </p>
        <p className="job-links">
          {job.estimate && <ArrowLink href={job.estimate.href}>{job.estimate.label}</ArrowLink>}
          <ArrowLink href={workPath}>{words.all}</ArrowLink>
        </p>
      </div>
      {customer && (
        <figure aria-label={words.said}>
          <blockquote className="testimonial-quote">
            <p>{`“${customer.quote}”`}</p>
          </blockquote>
          <figcaption className="second job-customer">
            <strong>{customer.name}</strong>
            {`, ${customer.source ? testimonials.from(job.town, customer.source) : job.town}`} {sample && <SampleMark />}
          </figcaption>
        </figure>
      )}
    </section>
  )
}

const wideSizes = '(min-width: 1210px) 1170px, 100vw'
const pairSizes = '(min-width: 1210px) 570px, (min-width: 768px) 48vw, 100vw'

/** The pictures that the page does not show at its top. */
function JobPictures({ content: { job, words } }: { content: Content }) {
  const shown = job.comparison ? [job.comparison.before, job.comparison.after] : [job.picture]
  const others = job.pictures.filter((name) => !shown.includes(name))
  if (others.length === 0) return null
  return (
    <section className="container job-pictures" aria-label={words.pictures}>
      {others.map((name, index) => {
        // The style sheet makes a single last picture as wide as the pairs above it.
        const isLeftOver = index === others.length - 1 && index % 2 === 0
        return <Photo key={name} name={name} sizes={isLeftOver ? wideSizes : pairSizes} />
      })}
    </section>
  )
}
