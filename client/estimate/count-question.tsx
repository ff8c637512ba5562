import { questionWords } from '../../shared/estimate/questions.ts'
import type { Question } from '../../shared/trades/trade.ts'
import { described, Select } from '../ui/field.tsx'
import { estimateFieldId, OptionMark, QuestionField, type QuestionProps } from './question-field.tsx'

/** A small number, chosen from a list. */
export function CountQuestion({ estimate, question, initial, error }: QuestionProps & { question: Question & { kind: 'whole' } }) {
  const { name, from, to } = question
  const id = estimateFieldId(name)
  const counts = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  // The address may have an invalid value.
  const options = [...new Set([...counts, initial ?? counts[0] ?? ''])].map((value) => ({ value, label: value }))
  return (
    <QuestionField kind="count" {...{ estimate, name, error }}>
      <OptionMark estimate={estimate} name={name} option="1" />
      <Select
        id={id}
        name={name}
        options={options}
        defaultValue={initial}
        {...described(id, { ...questionWords(estimate, name), error })}
      />
    </QuestionField>
  )
}
