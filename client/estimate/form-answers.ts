import { sliderMax } from '../../shared/estimate/number-range.ts'
import { questionsOf } from '../../shared/estimate/questions.ts'
import type { Values } from '../../shared/trades/trade.ts'
import type { PriceTable } from '../../shared/trades/trade-schemas.ts'
import { textFields } from '../ui/text-fields.ts'

/** The form's answers by question, as typed. */
export const typedAnswers = (form: HTMLFormElement): Values => Object.fromEntries(textFields(form))

/** Shows these answers in the form. Options are enabled or disabled first, because a disabled option counts as not answered. */
export function setAnswers(table: PriceTable, form: HTMLFormElement, answers: Values): void {
  for (const question of questionsOf(table)) {
    const { name, kind } = question
    const answer = answers[name]
    if (kind === 'choice') {
      const allowed = question.allowed(answers)
      for (const option of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
        option.disabled = !allowed.includes(option.value)
        option.checked = option.value === answer
      }
    }
    if (kind === 'whole' && answer !== undefined) {
      setField(form, `[name="${name}"]`, answer)
      const slider = form.querySelector<HTMLInputElement>(`[data-answers="${name}"]`)
      if (slider) slider.max = String(sliderMax(question, answers))
      if (/^\d+$/.test(answer)) setField(form, `[data-answers="${name}"]`, answer)
    }
  }
}

function setField(form: HTMLFormElement, selector: string, value: string): void {
  const field = form.querySelector<HTMLInputElement>(selector)
  if (field && field.value !== value) field.value = value
}
