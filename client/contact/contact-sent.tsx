import type { Ref } from 'react'
import { askedFields } from '../../shared/contact/asked-fields.ts'
import { contactPhotos } from '../../shared/contact/contact-photos.ts'
import { contactFieldWords } from '../../shared/contact/contact-words.ts'
import { sentTitle } from '../../shared/contact/sent-title.ts'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'
import { OpenHours } from '../hours/open-hours.tsx'
import type { ContentOf } from '../navigation/registered-screens.tsx'
import { Band } from '../ui/band.tsx'
import { CallButton } from '../ui/call-button.tsx'
import { Chain } from '../ui/chain.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { RuledList } from '../ui/ruled-list.tsx'
import { useStateTitle } from '../ui/use-state-title.ts'
import { SentEstimate } from './attached-estimate.tsx'
import type { LastEstimate } from './last-estimate.ts'
import type { ContactFormState } from './use-contact-form.ts'
import type { Draft } from './use-draft.ts'

type ContactSentProps = {
  ref: Ref<HTMLHeadingElement>
  page: PageData
  words: Pick<ContentOf<'contact'>['contact']['form'], 'sentHeading' | 'sentText' | 'sentSteps'>
  sent: Draft
  /** The estimate sent with the inquiry. */
  estimate: LastEstimate | undefined
  result: Extract<ContactFormState, { status: 'sent' }>
}

const { maxCount, maxMegabytes, maxTotalMegabytes } = contactPhotos

/** The page after sending: confirmation, phone number, the visitor's own drawing, the next steps as a dimension chain, what was sent. */
export function ContactSent({ ref, page, words, sent, estimate, result }: ContactSentProps) {
  const messages = useMessages()
  useStateTitle(page.metadata.title, sentTitle(words.sentHeading, useSite().name))
  const fieldWords = contactFieldWords(messages)
  const rows = askedFields.flatMap(({ name }) => {
    const value = sent[name]
    const { shortLabel, choices } = fieldWords[name]
    return value ? [{ label: shortLabel, value: choices?.[value] ?? value }] : []
  })
  if ('keptPhotos' in result && result.keptPhotos) {
    rows.push({ label: messages.photos.label, value: messages.photos.count(result.keptPhotos) })
  }
  return (
    <div className="contact-sent">
      <section className="contact-head">
        <div className="container">
          <PageIntro page={page} h1={words.sentHeading} subtitle={words.sentText} headingRef={ref}>
            {result.isMissingPhotos && (
              <p className="contact-form-text">
                {messages.sent.partly({ count: maxCount, each: maxMegabytes, together: maxTotalMegabytes })}
              </p>
            )}
            <CallButton size="main" />
            <OpenHours />
          </PageIntro>
        </div>
      </section>
      {estimate && <SentEstimate estimate={estimate} />}
      <Band>
        <h2 className="contact-sent-heading">{messages.sent.next}</h2>
        <Chain parts={[messages.sent.received, ...words.sentSteps]} />
      </Band>
      {rows.length > 0 && (
        <Band className="band band-sunk" labelledBy="contact-sent-heading" heading={messages.sent.heading}>
          <RuledList rows={rows} />
        </Band>
      )}
    </div>
  )
}
