import { useRef } from 'react'
import { canonicalQuery } from '../../shared/estimate/parse-estimate.ts'
import { problemText } from '../../shared/estimate/problem-text.ts'
import { questionsOf } from '../../shared/estimate/questions.ts'
import type { ContactState } from '../../shared/pages/page-content.ts'
import { ContactSent } from '../contact/contact-sent.tsx'
import { contactSummary } from '../contact/contact-summary.ts'
import { InquiryForm } from '../contact/inquiry-form.tsx'
import { Refusal } from '../contact/refusal.tsx'
import { useContactForm } from '../contact/use-contact-form.ts'
import { useResultFocus } from '../contact/use-result-focus.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { CallBar, ShortCallBar } from '../layout/call-bar.tsx'
import type { ContentOf, ScreenProps } from '../navigation/registered-screens.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { contactFieldId } from '../ui/contact-field-id.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { useStateTitle } from '../ui/use-state-title.ts'
import { EstimateActions } from './estimate-actions.tsx'
import { EstimateAnswer } from './estimate-answer.tsx'
import { EstimateDetails } from './estimate-details.tsx'
import { EstimateForm } from './estimate-form.tsx'
import { EstimateToSend } from './estimate-to-send.tsx'
import { estimateFieldId } from './question-field.tsx'
import { type EstimateControl, useEstimate } from './use-estimate.ts'
import { estimateAsShown, useKeptEstimate } from './use-kept-estimate.ts'
import '../main-chunk.ts'
import { Band } from '../ui/band.tsx'

const initialState: ContactState = { status: 'empty' }

export function EstimatePage({ content, page }: ScreenProps<'estimate'>) {
  const { estimate, messages, form, contact } = content
  const { errors: errorWords } = useMessages()
  const range = useRef<HTMLOutputElement>(null)
  const problem = useRef<HTMLElement>(null)
  const sentHeading = useRef<HTMLHeadingElement>(null)
  const control = useEstimate(estimate.table, page.path, form, () => range.current?.scrollIntoView({ block: 'center' }))
  const inquiry = useContactForm(initialState)
  const { state } = inquiry
  const isSent = state.status === 'sent'
  useResultFocus(state, initialState, isSent ? sentHeading : problem)
  const { values, drawn, errors } = control
  const query = values && canonicalQuery(estimate.table, values)
  useKeptEstimate(content, values)
  const [wrong] = Object.keys(errors)
  const sendHref = `#${wrong === undefined ? contactFieldId('name') : estimateFieldId(wrong)}`
  const isInvalid = form.status === 'invalid' && !values
  const { title } = page.metadata
  useStateTitle(title, isInvalid || state.status === 'invalid' ? errorWords.title(title) : undefined)

  if (isSent) {
    return (
      <>
        <ContactSent
          ref={sentHeading}
          page={page}
          words={contact}
          sent={inquiry.sent}
          estimate={values && estimateAsShown(content, values)}
          result={state}
        />
        <CloseBanner close={content.close} />
        <CallBar />
      </>
    )
  }
  return (
    <>
      <div className="estimate-work">
        <EstimateAnswer
          content={content}
          values={values}
          drawn={drawn}
          range={range}
          sendHref={sendHref}
          heading={
            <>
              {isInvalid && <Problems content={content} control={control} />}
              <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
            </>
          }
          actions={
            <EstimateActions messages={messages} sendHref={sendHref} address={query === undefined ? undefined : `${page.path}?${query}`} />
          }
        />
        <section className="band-sunk estimate-soil">
          <div className="container">
            <EstimateForm estimate={estimate} messages={messages} control={control} path={page.path} />
            {values && <p className="estimate-note estimate-note-below">{estimate.words.rangeNote}</p>}
          </div>
        </section>
      </div>
      {values && (
        <Band>
          <EstimateDetails estimate={estimate} values={values} />
        </Band>
      )}
      <Band className="band band-sunk estimate-contact">
        {state.status === 'invalid' && <ErrorSummary ref={problem} errors={contactSummary(state.errors)} />}
        {state.status === 'refused' && <Refusal ref={problem} {...state} />}
        <div className="contact-columns">
          {values && <EstimateToSend content={content} values={values} />}
          <div className="contact-panel">
            <InquiryForm words={{ ...contact, ...estimate.words.contact }} control={inquiry} estimate={query ?? null} />
          </div>
        </div>
      </Band>
      <CloseBanner close={content.close} />
      <ShortCallBar action={{ href: sendHref, label: messages.send }} />
    </>
  )
}

type Content = ContentOf<'estimate'>

function Problems({ content: { estimate, messages }, control }: { content: Content; control: EstimateControl }) {
  const errors = questionsOf(estimate.table).flatMap((question) => {
    const problem = control.errors[question.name]
    if (!problem) return []
    return [{ id: estimateFieldId(question.name), message: problemText(estimate, messages, question, problem, control.chosen) }]
  })
  return <ErrorSummary errors={errors} />
}
