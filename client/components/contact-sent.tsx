import Check from 'lucide-react/icons/check'
import type { Ref } from 'react'
import type { ContentOf } from '../screen-for.tsx'
import { CallButton } from './call-button.tsx'
import { OpenHours } from './open-hours.tsx'

type ContactSentProps = { ref: Ref<HTMLHeadingElement>; words: ContentOf<'contact'>['contact']['form'] }

/** In place of the form: it has arrived, what happens next, and the number. */
export function ContactSent({ ref, words }: ContactSentProps) {
  return (
    <div className="contact-sent">
      <Check className="contact-sent-mark" aria-hidden="true" />
      {/* biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent, with scripts off too */}
      <h2 ref={ref} className="contact-form-heading" tabIndex={-1} autoFocus>
        {words.sentHeading}
      </h2>
      <p className="contact-form-text">{words.sentText}</p>
      <CallButton size="main" />
      <OpenHours />
    </div>
  )
}
