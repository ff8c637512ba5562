import type { Site } from '../../../shared/content/site-types.ts'
import { optionText, questionsOf, questionWords } from '../../../shared/estimate/questions.ts'
import { InputField } from '../../ui/field.tsx'
import { useOwner } from '../owner-context.ts'
import type { JobErrors, JobInput } from './job-view.ts'
import { SelectField } from './select-field.tsx'

/** The questions of the estimate, days and price: as many as the owner likes. With all of them, the job is drawn to scale. */
export function JobAnswers({ site: { estimate }, input, errors }: { site: Site; input: JobInput; errors: JobErrors }) {
  const { messages } = useOwner()
  const { work } = messages
  const questions = estimate ? questionsOf(estimate.table) : []
  const withError = (id: string) => (errors.has(id) ? { error: errors.get(id) ?? '' } : {})
  return (
    <fieldset className="form-rows">
      <legend className="field-label">{`${work.facts} ${work.any}`}</legend>
      <div className="job-form-pair">
        {estimate &&
          questions.map((question) => {
            if (question.kind === 'flag') return null
            const id = `answer-${question.name}`
            const { label } = questionWords(estimate, question.name)
            const value = input.answers[question.name] ?? ''
            if (question.kind === 'whole')
              return (
                <InputField
                  key={id}
                  id={id}
                  name={id}
                  label={label}
                  inputMode="numeric"
                  defaultValue={value}
                  required={false}
                  {...withError(id)}
                />
              )
            const choices = question.options.map((option) => ({ value: option, label: optionText(estimate, question.name, option) }))
            return <SelectField key={id} id={id} label={label} value={value} choices={choices} empty="–" error={errors.get(id)} />
          })}
        <InputField
          id="days"
          name="days"
          label={work.days}
          inputMode="numeric"
          defaultValue={input.days}
          required={false}
          {...withError('days')}
        />
        <InputField
          id="dollars"
          name="dollars"
          label={work.dollars}
          inputMode="numeric"
          defaultValue={input.dollars}
          required={false}
          {...withError('dollars')}
        />
      </div>
      <div className="job-form-checks">
        {estimate &&
          questions.map(({ kind, name }) => {
            if (kind !== 'flag') return null
            return (
              <label key={name} className="job-form-check">
                <input type="checkbox" name={`answer-${name}`} value="yes" defaultChecked={input.answers[name] === 'yes'} />
                {questionWords(estimate, name).label}
              </label>
            )
          })}
      </div>
    </fieldset>
  )
}
