import type { Site } from '../../../shared/content/site-types.ts'
import { optionText, questionsOf, questionWords } from '../../../shared/estimate/questions.ts'
import { ChoiceField, InputField } from '../../ui/field.tsx'
import { useOwner } from '../owner-context.ts'
import type { JobErrors, JobInput } from './job-view.ts'

/** The estimate's questions, days and price, all optional. With every question answered, the job is drawn to scale. */
export function JobAnswers({ site: { estimate }, input, errors }: { site: Site; input: JobInput; errors: JobErrors }) {
  const { work } = useOwner().messages
  const questions = estimate ? questionsOf(estimate.table) : []
  const numberField = (id: string, label: string, value: string) => (
    <InputField key={id} id={id} name={id} label={label} inputMode="numeric" defaultValue={value} required={false} error={errors.get(id)} />
  )
  return (
    <fieldset className="form-rows">
      <legend className="field-label">{`${work.facts} ${work.any}`}</legend>
      <div className="job-form-pair">
        {estimate &&
          questions.map((question) => {
            if (question.kind === 'flag') return null
            const id = `answer-${question.name}`
            const { label, unit } = questionWords(estimate, question.name)
            const value = input.answers[question.name] ?? ''
            if (question.kind === 'whole') return numberField(id, unit ? `${label}, ${unit}` : label, value)
            const choices = question.options.map((option) => ({ value: option, label: optionText(estimate, question.name, option) }))
            const options = [{ value: '', label: '–' }, ...choices]
            return <ChoiceField key={id} id={id} name={id} label={label} defaultValue={value} options={options} error={errors.get(id)} />
          })}
        {numberField('days', work.days, input.days)}
        {numberField('dollars', work.dollars, input.dollars)}
      </div>
      <div className="job-form-checks">
        {estimate &&
          questions.map(({ kind, name }) => {
            if (kind !== 'flag') return null
            return (
              <label key={name} className="check-label">
                <input type="checkbox" name={`answer-${name}`} value="yes" defaultChecked={input.answers[name] === 'yes'} />
                {questionWords(estimate, name).label}
              </label>
            )
          })}
      </div>
    </fieldset>
  )
}
