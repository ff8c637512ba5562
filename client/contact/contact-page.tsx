import { type RefObject, useEffect, useRef } from 'react'
import { askedFields } from '../../shared/contact/asked-fields.ts'
import type { ContactErrors } from '../../shared/contact/contact-words.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import type { ContentOf, ScreenProps } from '../navigation/registered-screens.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { contactFieldId } from '../ui/contact-field-id.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Terms } from '../ui/terms.tsx'
import { useStateTitle } from '../ui/use-state-title.ts'
import { AreaMap } from './area-map.tsx'
import { useLastEstimate } from './attached-estimate.tsx'
import { ContactInfo } from './contact-info.tsx'
import { ContactSent } from './contact-sent.tsx'
import { ContactForm } from './inquiry-form.tsx'
import { Refusal } from './refusal.tsx'
import { type ContactFormState, useContactForm } from './use-contact-form.ts'
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
                <ContactForm
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

export const contactSummary = (errors: ContactErrors) =>
  askedFields.flatMap(({ name }) => {
    const message = errors[name]
    return message ? [{ id: contactFieldId(name), message }] : []
  })

/** Focuses each result of a submission. The one in the server's page has `autofocus`, so it is focused only if that did not work. */
export function useResultFocus(state: ContactFormState, initial: ContactFormState, target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (state.status === 'empty') return
    const isInitial = state === initial
    if (isInitial && document.activeElement !== document.body) return
    target.current?.focus({ preventScroll: true })
    if (isInitial) return
    // The confirmation replaces the whole page, so start at its top.
    if (state.status === 'sent') scrollTo({ top: 0, behavior: 'instant' })
    else target.current?.scrollIntoView({ block: 'nearest' })
  }, [state, initial, target])
}
