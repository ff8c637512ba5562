import { useRef } from 'react'
import { type ContactFields, contactFields } from '../../shared/contact/contact-fields.ts'
import { contactFieldWords } from '../../shared/contact/contact-words.ts'
import { useIsLive } from '../hooks/use-is-live.ts'
import { useMessages } from '../messages/messages-context.ts'
import type { ContentOf } from '../navigation/screen-for.tsx'
import { useSite } from '../site-context.ts'
import { ChoiceField, InputField, MessageField } from '../ui/field.tsx'
import { InlineText } from '../ui/inline-text.tsx'
import { PhotoField } from './photo-field.tsx'
import type { ContactForm as FormControl } from './use-contact-form.ts'
import { useDraft } from './use-draft.ts'

type ContactFormProps = {
  words: ContentOf<'contact'>['contact']['form']
  control: FormControl
  /** What the fields hold when the page comes back from the server. */
  values?: ContactFields
  /** The estimate that goes along. */
  estimate?: string | undefined
  /** Pictures came along and are not kept with the page that came back. */
  hadPhotos?: boolean | undefined
}

export const contactFieldId = (name: string) => `contact-${name}`

const inputs = {
  line: { type: 'text', spellCheck: false },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
} as const

type Field = (typeof contactFields)[number]

const rows: Field[][] = []
for (const field of contactFields) {
  const last = rows.at(-1)
  if (last && 'isBesidePrevious' in field) last.push(field)
  else rows.push([field])
}

/** The inquiry. A plain form to the site's root; once the page is live it is checked and sent without leaving the page. */
export function ContactForm({ words, control, values, estimate, hadPhotos }: ContactFormProps) {
  const { state, isSending, progress, onFocus, onSubmit } = control
  const { language } = useSite()
  const messages = useMessages()
  const { form: told } = messages
  const fieldWords = contactFieldWords(messages)
  const isLive = useIsLive()
  const form = useRef<HTMLFormElement>(null)
  useDraft(form)
  const errors = state.status === 'invalid' ? state.errors : {}

  const box = (field: Field) => {
    const { name, kind } = field
    const { label, placeholder, choices = {} } = fieldWords[name]
    const head = {
      id: contactFieldId(name),
      name,
      label,
      isOptional: !field.isRequired,
      error: errors[name],
      defaultValue: values?.[name],
    }
    if (kind === 'choice') return <ChoiceField key={name} {...head} choices={field.choices} words={choices} />
    if (kind === 'text') return <MessageField key={name} {...head} placeholder={placeholder} rows={5} />
    return <InputField key={name} {...head} {...inputs[kind]} placeholder={placeholder} autoComplete={field.autoComplete} />
  }

  return (
    <form
      ref={form}
      className="contact-form"
      action="/"
      method="post"
      encType="multipart/form-data"
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
      <input type="hidden" name="language" value={language} />
      {estimate && <input type="hidden" name="estimate" value={estimate} />}
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="contact-bot-field">{told.leaveEmpty}</label>
        <input id="contact-bot-field" type="text" name="bot-field" tabIndex={-1} autoComplete="off" />
      </div>
      {rows.map((row) =>
        row.length === 1 ? (
          row.map(box)
        ) : (
          <div key={row[0]?.name} className="field-row">
            {row.map(box)}
          </div>
        ),
      )}
      <PhotoField hint={words.photos} hadPhotos={hadPhotos} />
      <div className="contact-form-end">
        {progress !== undefined && <progress className="contact-form-progress" value={progress} aria-label={messages.photos.sending} />}
        <button type="submit" className="button button-accent button-main" aria-disabled={isSending || undefined}>
          {isSending ? told.sending : told.send}
        </button>
        <p className="contact-form-privacy">
          <InlineText text={words.privacy} />
        </p>
        <p className="visually-hidden" role="status">
          {isSending && told.sendingStatus}
        </p>
      </div>
    </form>
  )
}
