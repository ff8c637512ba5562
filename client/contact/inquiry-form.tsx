import { askedFields } from '../../shared/contact/asked-fields.ts'
import type { ContactFields } from '../../shared/contact/contact-fields.ts'
import { contactFieldWords } from '../../shared/contact/contact-words.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'
import type { ContentOf } from '../navigation/registered-screens.tsx'
import { contactFieldId } from '../ui/contact-field-id.ts'
import { ChoiceField, InputField, MessageField } from '../ui/field.tsx'
import { InlineText } from '../ui/inline-text.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { AttachEstimate } from './attached-estimate.tsx'
import { MessageStarts } from './message-starts.tsx'
import { PhotoField } from './photo-field.tsx'
import type { ContactForm } from './use-contact-form.ts'
import { useDraft } from './use-draft.ts'

type InquiryFormProps = {
  words: ContentOf<'contact'>['contact']['form']
  control: ContactForm
  /** Field values, if the server returns the page with errors. */
  values?: ContactFields
  /** The estimate to send with the inquiry. Without one, the last estimate of this visit is offered, except if this is null. */
  estimate?: string | null
  /** The rejected form had pictures, which must be chosen again. */
  hadPhotos?: boolean
}

const inputs = {
  line: { type: 'text', spellCheck: false },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
} as const

type Field = (typeof askedFields)[number]

const rows: Field[][] = []
for (const field of askedFields) {
  const last = rows.at(-1)
  if (last && 'isBesidePrevious' in field) last.push(field)
  else rows.push([field])
}

/** The inquiry form. Posts to `/`; once hydrated it is checked and sent without leaving the page. */
export function InquiryForm({ words, control, values, estimate, hadPhotos }: InquiryFormProps) {
  const { state, isSending, progress, onFocus, onSubmit } = control
  const { language } = useSite()
  const messages = useMessages()
  const fieldWords = contactFieldWords(messages)
  const isHydrated = useIsHydrated()
  useDraft()
  const errors = state.status === 'invalid' ? state.errors : {}

  const renderField = (field: Field) => {
    const { name, kind } = field
    const { label, placeholder, choices = {} } = fieldWords[name]
    const common = {
      id: contactFieldId(name),
      name,
      label,
      isOptional: !field.isRequired,
      error: errors[name],
      defaultValue: values?.[name],
    }
    if (kind === 'choice') {
      const options = ['', ...field.choices].map((value) => ({ value, label: choices[value] ?? value }))
      return <ChoiceField key={name} {...common} options={options} />
    }
    if (kind === 'text') {
      return (
        <MessageField key={name} {...common} placeholder={placeholder} rows={5}>
          {estimate === undefined && words.starts && <MessageStarts starts={words.starts} />}
        </MessageField>
      )
    }
    return <InputField key={name} {...common} {...inputs[kind]} placeholder={placeholder} autoComplete={field.autoComplete} />
  }

  return (
    <form
      className="contact-form"
      action="/"
      method="post"
      encType="multipart/form-data"
      noValidate={isHydrated}
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
      {/* Spam trap for bots that fill in every field. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="contact-bot-field">{messages.form.leaveEmpty}</label>
        <input id="contact-bot-field" type="text" name="bot-field" tabIndex={-1} autoComplete="off" />
      </div>
      {rows.map((row) =>
        row.length === 1 ? (
          row.map(renderField)
        ) : (
          <div key={row[0]?.name} className="field-row">
            {row.map(renderField)}
          </div>
        ),
      )}
      {estimate === undefined && <AttachEstimate />}
      <PhotoField hint={words.photos} hadPhotos={hadPhotos} />
      <div className="contact-form-end">
        {progress !== undefined && <progress className="contact-form-progress" value={progress} aria-label={messages.photos.sending} />}
        <button type="submit" className="button button-accent button-main" aria-disabled={isSending || undefined}>
          {isSending ? messages.form.sending : messages.form.send}
        </button>
        <p className="contact-form-privacy">
          <InlineText text={words.privacy} />
        </p>
        <p className="visually-hidden" role="status">
          {isSending && messages.form.sendingStatus}
        </p>
      </div>
    </form>
  )
}
