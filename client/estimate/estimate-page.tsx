import { useRef } from 'react'
import { answerEstimate } from '../../shared/estimate/answer-estimate.ts'
import { answersInWords, dollars, optionText, summaryOf } from '../../shared/estimate/estimate-text.ts'
import { fillWords } from '../../shared/estimate/fill-words.ts'
import { canonicalQuery } from '../../shared/estimate/parse-estimate.ts'
import { questionsOf, type Values } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import type { ContactState } from '../../shared/pages/page-content.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { contactSummary, useResultFocus } from '../contact/contact-page.tsx'
import { ContactSent } from '../contact/contact-sent.tsx'
import { useContactForm } from '../contact/use-contact-form.ts'
import { usePoliteText } from '../hooks/use-polite-text.ts'
import type { ContentOf, ScreenProps } from '../navigation/screen-for.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { RuledList } from '../ui/ruled-list.tsx'
import { EstimateDetails } from './estimate-details.tsx'
import { EstimateDrawing } from './estimate-drawing.tsx'
import { EstimateForm, estimateFieldId, estimateProblem } from './estimate-form.tsx'
import { type EstimateControl, useEstimate } from './use-estimate.ts'

const initialState: ContactState = { status: 'empty' }
const answerId = 'estimate-answer'

export function EstimatePage({ content, page }: ScreenProps<'estimate'>) {
  const { estimate, messages, form, contact } = content
  const range = useRef<HTMLOutputElement>(null)
  const problem = useRef<HTMLElement>(null)
  const sentHeading = useRef<HTMLHeadingElement>(null)
  const control = useEstimate(estimate.table, page.path, form, () => range.current?.scrollIntoView({ block: 'center' }))
  const inquiry = useContactForm(initialState)
  const { state } = inquiry
  const isSent = state.status === 'sent'
  useResultFocus(state, initialState, isSent ? sentHeading : problem)
  const { values } = control

  if (isSent) {
    return (
      <>
        <section className="contact-head">
          <div className="container">
            <ContactSent ref={sentHeading} page={page} words={contact} sent={inquiry.sent} answer={state} />
          </div>
        </section>
        <CloseBanner close={content.close} />
      </>
    )
  }
  return (
    <>
      <div className={`estimate-work estimate-work-${estimate.table.kind}`}>
        <Answer content={content} values={values} range={range}>
          {form.status === 'invalid' && !values && <Problems content={content} control={control} />}
          <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
        </Answer>
        <section className="band-sunk estimate-soil">
          <div className="container">
            <EstimateForm
              estimate={estimate}
              messages={messages}
              initial={form.values}
              control={control}
              path={page.path}
              answerId={answerId}
            />
          </div>
        </section>
      </div>
      {values && (
        <section className="band">
          <div className="container">
            <EstimateDetails estimate={estimate} values={values} answer={answerEstimate(estimate.table, values)} />
          </div>
        </section>
      )}
      <section className="band band-sunk estimate-contact">
        <div className="container">
          {state.status === 'invalid' && <ErrorSummary ref={problem} errors={contactSummary(state.errors)} />}
          {state.status === 'refused' && <Refusal ref={problem} {...state} />}
          <div className="contact-columns">
            {values && <SentEstimate content={content} values={values} />}
            <div className="contact-panel">
              <ContactForm
                words={{ ...contact, ...estimate.words.contact }}
                control={inquiry}
                estimate={values && canonicalQuery(estimate.table, values)}
              />
            </div>
          </div>
        </div>
      </section>
      <CloseBanner close={content.close} />
    </>
  )
}

type Content = ContentOf<'estimate'>

function Problems({ content: { estimate, messages }, control }: { content: Content; control: EstimateControl }) {
  const ref = useRef<HTMLElement>(null)
  const errors = questionsOf(estimate.table).flatMap((question) => {
    const problem = control.errors[question.name]
    if (!problem) return []
    return [{ id: estimateFieldId(question.name), message: estimateProblem(estimate, messages, question, problem, control.chosen) }]
  })
  return <ErrorSummary ref={ref} errors={errors} />
}

type AnswerProps = { content: Content; values: Values | undefined; range: React.Ref<HTMLOutputElement>; children: React.ReactNode }

/** The heading beside the price range, a bar that repeats the range once the heading is out of view, and the drawing on the ground line. */
function Answer({ content: { estimate, messages }, values, range, children }: AnswerProps) {
  const { words, table } = estimate
  const text = values ? rangeOf(estimate, messages.range, values) : messages.tooWrong
  const summary = values ? summaryOf(estimate, values) : ''
  const label = values && drawingLabel(estimate, values, summary)
  const announced = usePoliteText(values ? `${text}. ${summary}` : text)
  return (
    <>
      <div className="estimate-head">
        <div className="container estimate-head-columns">
          {children}
          <div className="estimate-price" id={answerId}>
            <p className="estimate-note">{words.rangeLabel}</p>
            <output ref={range} className={values ? 'estimate-range' : 'estimate-range-none'} aria-live="off">
              {text}
            </output>
            {values && <p className="estimate-summary">{keepTogether(summary)}</p>}
            <p className="estimate-note">{words.rangeNote}</p>
          </div>
        </div>
      </div>
      {values && (
        <div className="estimate-bar" aria-hidden="true">
          <div className="container">
            <span className="estimate-range-again">{text}</span>
            <span>{summary}</span>
          </div>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className={`estimate-drawing estimate-drawing-${table.kind}`}>
        {values && label && <EstimateDrawing estimate={estimate} values={values} label={label} />}
      </div>
      {/* Only in print, which leaves out the questions. */}
      {label && <p className="container estimate-told">{label}</p>}
    </>
  )
}

/** What goes along with the message, beside the form. */
function SentEstimate({ content: { estimate, messages }, values }: { content: Content; values: Values }) {
  const rows = answersInWords(estimate, values, messages.yes).filter(({ value }) => value !== '0')
  return (
    <div className="estimate-sent">
      <p className="estimate-note">{estimate.words.rangeLabel}</p>
      <p className="estimate-range-again">{rangeOf(estimate, messages.range, values)}</p>
      <p className="estimate-note">{estimate.words.rangeNote}</p>
      <RuledList rows={rows} />
    </div>
  )
}

function rangeOf({ table }: SiteEstimate, template: string, values: Values): string {
  const { low, high } = answerEstimate(table, values)
  return fillWords(template, { low: dollars(low), high: dollars(high) })
}

function drawingLabel(estimate: SiteEstimate, values: Values, summary: string): string {
  const chosen = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, optionText(estimate, name, value)]))
  return fillWords(estimate.words.drawnAs, { ...chosen, summary })
}
