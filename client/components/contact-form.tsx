import { useRef } from 'react'
import type { ContactErrors, ContactFields } from '../../shared/contact-form.ts'
import type { ContactForm as FormControl } from '../hooks/use-contact-form.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { useIsLive } from '../hooks/use-is-live.ts'
import type { ContentOf } from '../screen-for.tsx'
import { InputField, MessageField } from './field.tsx'

type ContactFormProps = {
  words: ContentOf<'contact'>['contact']['form']
  control: FormControl
  /** What the fields hold when the page comes back from the server. */
  values?: ContactFields
}

export const contactFieldId = (name: string) => `contact-${name}`

/** The inquiry. A plain form to the site's root; once the page is live it is checked and sent without leaving the page. */
export function ContactForm({ words, control, values }: ContactFormProps) {
  const { state, isSending, onFocus, onSubmit } = control
  const isLive = useIsLive()
  const form = useRef<HTMLFormElement>(null)
  useDraft(form)
  const errors: ContactErrors = state.status === 'invalid' ? state.errors : {}
  const field = (name: keyof ContactFields) => ({ id: contactFieldId(name), name, error: errors[name], defaultValue: values?.[name] })
  return (
    <form
      ref={form}
      className="contact-form"
      action="/"
      method="post"
      noValidate={isLive}
      onSubmit={onSubmit}
      onFocus={onFocus}
      aria-labelledby="contact-form-heading"
    >
      <div>
        <h2 className="contact-form-heading" id="contact-form-heading">
          {words.heading}
        </h2>
        <p className="contact-form-text">{words.text}</p>
      </div>
      <input type="hidden" name="form-name" value="contact" />
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="contact-bot-field">Leave this field empty</label>
        <input id="contact-bot-field" type="text" name="bot-field" tabIndex={-1} autoComplete="off" />
      </div>
      <InputField {...field('name')} label="Your name" placeholder="Your Name*" autoComplete="name" spellCheck={false} />
      <div className="field-row">
        <InputField
          {...field('email')}
          type="email"
          label="Email address"
          placeholder="Email Address*"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <InputField {...field('phone')} type="tel" label="Phone number" isOptional placeholder="Phone Number" autoComplete="tel" />
      </div>
      <MessageField {...field('comment')} label="What would you like done?" placeholder="Message Here*" rows={5} />
      <div className="contact-form-end">
        <button type="submit" className="button button-accent button-main" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : 'Send'}
        </button>
        <p className="contact-form-privacy">{words.privacy}</p>
        <p className="visually-hidden" role="status">
          {isSending && 'Sending your message'}
        </p>
      </div>
    </form>
  )
}
