import { Link } from 'react-router-dom'
import type { ShownJob } from '../../../shared/pages/page-content.ts'
import type { JobRow } from '../../../shared/pages/work-content.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { dollars as dollarText } from '../../../shared/text/number-text.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { usePath } from '../../contexts/site-context.ts'
import type { ContentOf } from '../../navigation/registered-screens.tsx'
import { JobRun } from '../../sections/job-run.tsx'
import { PhoneBlock } from '../../sections/phone-block.tsx'
import { Blocks } from '../../ui/blocks.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { contactPhotosId } from '../../ui/contact-field-id.ts'
import { InlineText } from '../../ui/inline-text.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { QuoteLink } from '../../ui/quote-link.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { Chapter } from './chapter.tsx'

type PayChapterProps = { label: string; content: ContentOf<'service'> }

/** What a job costs, what is included, and the usual price beside the ways to contact the business. */
export function PayChapter({ label, content: { service, job: done, jobs, estimate, phoneBlock } }: PayChapterProps) {
  const messages = useMessages()
  const { includes, priceFactors } = service.page
  const [example] = jobs
  const hasJob = Boolean(done ?? example)
  const heading = hasJob ? messages.jobs.example : priceFactors.heading
  return (
    <Chapter id="pay" label={label} blocks={[{ kind: 'heading', level: 2, text: heading }]}>
      {() => (
        <div className="pay container">
          <div>
            {done ? <DoneJob job={done} /> : example && <ExampleJob job={example} />}
            <div className="pay-lists">
              <div>
                <h3>{keepTogether(includes.heading)}</h3>
                <CheckList items={includes.items} />
              </div>
              <div className="prose">
                {hasJob && <h3>{priceFactors.heading}</h3>}
                <Blocks blocks={priceFactors.body} />
              </div>
            </div>
          </div>
          <PriceBox page={service.page} estimate={estimate} heading={phoneBlock.heading} />
        </div>
      )}
    </Chapter>
  )
}

function DoneJob({ job: { run, price, spec, href, title, town, when, sample } }: { job: JobRow }) {
  return (
    <div className="priced-job">
      <JobRun run={run} />
      <p className="priced-job-total">{price}</p>
      <p className="second">
        <Link to={href}>{keepTogether(title)}</Link>
        <br />
        {spec && (
          <>
            {keepTogether(spec)}
            <br />
          </>
        )}
        {`${town} · ${when}`} {sample && <SampleMark />}
      </p>
    </div>
  )
}

function ExampleJob({ job: { drawing, dollars, days, sizeText, name, text, sample } }: { job: ShownJob }) {
  const messages = useMessages().jobs
  return (
    <div className="priced-job">
      <MeasuredDrawing name={drawing} />
      <p className="priced-job-total">{dollarText(dollars)}</p>
      <p className="second">
        <strong>{`${keepTogether(name)}, ${keepTogether(sizeText)}, ${keepTogether(messages.days(days))}.`}</strong> {keepTogether(text)}{' '}
        {sample && <SampleMark />}
      </p>
    </div>
  )
}

type PriceBoxProps = {
  page: ContentOf<'service'>['service']['page']
  estimate: ContentOf<'service'>['estimate']
  heading: string
}

function PriceBox({ page: { price, urgent }, estimate, heading }: PriceBoxProps) {
  const contact = usePath('contact')
  const first = urgent ? { href: `${contact}#${contactPhotosId}`, label: urgent.photos } : estimate
  return (
    <PhoneBlock heading={urgent?.heading ?? heading} text={urgent?.text}>
      {price && (
        <div className="price-box">
          <p>{keepTogether(price.label)}</p>
          <p className="price-box-range">
            <InlineText text={price.range} />
          </p>
          {price.note && <p>{keepTogether(price.note)}</p>}
        </div>
      )}
      <p className="price-box-actions">
        {first && (
          <Link to={first.href} className="button button-accent button-main">
            {first.label}
          </Link>
        )}
        <QuoteLink className={first ? 'button button-outline button-main' : 'button button-accent button-main'} />
      </p>
    </PhoneBlock>
  )
}
