import { useRef } from 'react'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import type { ContentOf, ScreenProps } from '../navigation/registered-screens.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Terms } from '../ui/terms.tsx'
import { useStateTitle } from '../ui/use-state-title.ts'
import { AreaMap } from './area-map.tsx'
import { useLastEstimate } from './attached-estimate.tsx'
import { ContactInfo } from './contact-info.tsx'
import { ContactSent } from './contact-sent.tsx'
import { contactSummary } from './contact-summary.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { Refusal } from './refusal.tsx'
import { useContactForm } from './use-contact-form.ts'
import { useResultFocus } from './use-result-focus.ts'
import '../main-chunk.ts'

export function ContactPage({ content, page }: ScreenProps<'contact'>) {
  const { contact, form } = content
  const control = useContactForm(form)
  const { state } = control
  const problem = useRef<HTMLElement>(null)
  const sentHeading = useRef<HTMLHeadingElement>(null)
  const isSent = state.status === 'sent'
  const lastEstimate = useLastEstimate()
  const sentEstimate = lastEstimate?.query === control.sent.estimate ? lastEstimate : undefined
  useResultFocus(state, form, isSent ? sentHeading : problem)
  const { errors } = useMessages()
  const { title } = page.metadata
  useStateTitle(title, state.status === 'invalid' ? errors.title(title) : undefined)
  return (
    <>
      {isSent ? (
        <ContactSent ref={sentHeading} page={page} words={contact.form} sent={control.sent} estimate={sentEstimate} result={state} />
      ) : (
        <section className="contact-head">
          <div className="container">
            {state.status === 'invalid' && <ErrorSummary ref={problem} errors={contactSummary(state.errors)} />}
            {state.status === 'refused' && <Refusal ref={problem} {...state} />}
            <div className="contact-columns">
              <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
              <div className="contact-panel">
                <InquiryForm
                  words={contact.form}
                  control={control}
                  values={'values' in form ? form.values : undefined}
                  estimate={form.estimate}
                  hadPhotos={form.hadPhotos}
                />
              </div>
              <ContactInfo info={contact.info} />
            </div>
          </div>
        </section>
      )}
      {!isSent && <Beforehand contact={contact} />}
      <AreaMap map={contact.map} query={content.mapQuery} />
      <CloseBanner close={{ heading: contact.banner.title, action: null }} />
    </>
  )
}

function Beforehand({ contact: { ready, next } }: { contact: ContentOf<'contact'>['contact'] }) {
  const { sent } = useMessages()
  return (
    <section className="beforehand">
      <div className="beforehand-columns container">
        <div>
          <h2 className="beforehand-heading">{ready.heading}</h2>
          <ul className="beforehand-list">
            {ready.items.map((item) => (
              <li key={item}>{keepTogether(item)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="beforehand-heading">{sent.next}</h2>
          <Terms rows={next} />
        </div>
      </div>
    </section>
  )
}
