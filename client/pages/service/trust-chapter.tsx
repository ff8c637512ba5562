import { pathOf } from '../../../shared/addresses/routes.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { useHasPage, useSite } from '../../contexts/site-context.ts'
import type { ContentOf } from '../../navigation/registered-screens.tsx'
import { TestimonialQuote } from '../../sections/testimonial-quote.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { Questions } from '../../ui/questions.tsx'
import { Terms } from '../../ui/terms.tsx'
import { Chapter } from './chapter.tsx'

type TrustChapterProps = { label: string; content: ContentOf<'service'> }

/** A customer's words, what is specific to this service, and questions. The about page has the rest. */
export function TrustChapter({ label, content: { service, terms, testimonial, scheduleCall } }: TrustChapterProps) {
  const messages = useMessages()
  const { language } = useSite()
  const hasAbout = useHasPage('about')
  const { questions } = service.page
  return (
    <Chapter id="trust" label={label} blocks={[{ kind: 'heading', level: 2, text: messages.terms }]} isSunk>
      {() => (
        <div className="trust container">
          {testimonial && <TestimonialQuote testimonial={testimonial} />}
          <div>
            {terms.length > 0 && <Terms rows={terms} />}
            {hasAbout && (
              <p className="trust-more">
                <ArrowLink href={pathOf('about', language)}>{messages.service.moreTerms}</ArrowLink>
              </p>
            )}
          </div>
          <div className={testimonial && 'trust-questions'}>
            {questions.items.length > 0 && (
              <>
                <h3>{questions.heading}</h3>
                <Questions items={questions.items} />
              </>
            )}
            <CallButton label={scheduleCall} size="main" className="schedule-call" />
          </div>
        </div>
      )}
    </Chapter>
  )
}
