import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Questions } from './questions.tsx'

const items = [
  { id: 'first', question: 'One?', answer: 'It costs **$1**.' },
  { id: 'second', question: 'Two?', answer: 'No.' },
]

test('the id is on the answer inside its closed details, so that browsers open it for a fragment', () => {
  const html = renderToStaticMarkup(<Questions items={items} />)
  expect(html).toContain(
    '<details class="question"><summary class="question-summary">Two?</summary><div class="question-answer" id="second">',
  )
})

test('opensFirst opens the first answer; otherwise all are closed', () => {
  expect(renderToStaticMarkup(<Questions items={items} />)).not.toContain('open=""')
  expect(renderToStaticMarkup(<Questions items={items} opensFirst />).match(/open=""/g)).toHaveLength(1)
})

test('an answer may contain bold text', () => {
  expect(renderToStaticMarkup(<Questions items={items} />)).toContain('It costs <strong>$1</strong>.')
})
