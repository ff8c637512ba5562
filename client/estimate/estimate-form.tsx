import { type ReactNode, useState } from 'react'
import { problemText } from '../../shared/estimate/problem-text.ts'
import { questionsOf } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import type { EstimateMessages } from '../../shared/pages/page-content.ts'
import { tradeOf } from '../../shared/trades/trades.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { ChoiceQuestion } from './choice-question.tsx'
import { CountQuestion } from './count-question.tsx'
import { answerId } from './estimate-answer.tsx'
import { FlagQuestion } from './flag-question.tsx'
import { NumberQuestion } from './number-question.tsx'
import type { EstimateControl } from './use-estimate.ts'

type EstimateFormProps = {
  estimate: SiteEstimate
  messages: EstimateMessages
  control: EstimateControl
  path: string
}

/** The questions: a plain GET form. Once hydrated, the estimate follows each change. */
export function EstimateForm({ estimate, messages, control, path }: EstimateFormProps) {
  const isHydrated = useIsHydrated()
  const { errors, chosen } = control
  // Back from the confirmation shows the form again, with the latest answers.
  const [initial] = useState(chosen)
  const trade = tradeOf(estimate.table)
  const position = (name: string) => trade.order?.indexOf(name) ?? 0
  const questions = questionsOf(estimate.table).sort((one, other) => position(one.name) - position(other.name))
  const fields = questions.map((question): ReactNode => {
    const problem = errors[question.name]
    const field = {
      estimate,
      initial: initial[question.name],
      error: problem && problemText(estimate, messages, question, problem, chosen),
    }
    if (question.kind === 'flag') {
      const { name } = question
      // Hidden if the other answers make the question meaningless: then even a yes would be dropped.
      const isHidden = isHydrated && !(trade.tidied?.({ ...chosen, [name]: 'yes' }) ?? { [name]: 'yes' })[name]
      return <FlagQuestion key={name} {...field} name={name} isHidden={isHidden} />
    }
    if (question.kind === 'whole') {
      const number = { ...field, question, messages }
      if (question.to < 10) return <CountQuestion key={question.name} {...number} />
      return <NumberQuestion key={question.name} {...number} chosen={chosen} />
    }
    const allowed = isHydrated ? question.allowed(chosen) : undefined
    return <ChoiceQuestion key={question.name} {...field} question={question} allowed={allowed} />
  })
  return (
    <form
      ref={control.form}
      className="estimate-form"
      action={path}
      method="get"
      noValidate={isHydrated}
      onInput={control.onInput}
      onBlur={control.onBlur}
      onSubmit={control.onSubmit}
    >
      {fields}
      <div className="estimate-submit">
        <button type="submit" className="button button-outline" aria-controls={answerId}>
          {estimate.words.submit}
        </button>
      </div>
    </form>
  )
}
