import type { Language } from '../../../shared/language/languages.ts'
import { InputField, MessageField } from '../../ui/field.tsx'
import { useOwner } from '../owner-context.ts'
import type { JobErrors, JobWords } from './job-view.ts'

type JobWordFieldsProps = {
  language: Language
  words: JobWords | undefined
  errors: JobErrors
  fields: readonly (keyof JobWords)[]
}

/** What is written about a job in one language. */
export function JobWordFields({ language, words, errors, fields }: JobWordFieldsProps) {
  const { work } = useOwner().messages
  return fields.map((field) => {
    const id = `${language}-${field}`
    const common = { id, name: id, label: work[field], defaultValue: words?.[field] ?? '', required: false, error: errors.get(id) }
    if (field === 'text' || field === 'quote')
      return <MessageField key={id} {...common} rows={4} maxLength={600} placeholder={field === 'text' ? work.textHint : undefined} />
    if (field === 'title') return <InputField key={id} {...common} maxLength={70} placeholder={work.titleHint} />
    return <InputField key={id} {...common} maxLength={100} />
  })
}
