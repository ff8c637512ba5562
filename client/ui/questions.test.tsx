import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Questions } from './questions.tsx'

const items = [
  { id: 'first', question: 'One?', answer: 'It costs **$1**.' },
  { id: 'second', question: 'Two?', answer: 'No.' },
]

test('the address of an answer is inside its closed details, where browsers open it by themselves', () => {
  const html = renderToStaticMarkup(<Questions items={items} />)
  expect(html).toContain(
    '<details class="question"><summary class="question-summary">Two?</summary><div class="question-answer" id="second">',
  )
})

test('only the first answer is open, and only when asked for', () => {
  expect(renderToStaticMarkup(<Questions items={items} />)).not.toContain('open=""')
  expect(renderToStaticMarkup(<Questions items={items} opensFirst />).match(/open=""/g)).toHaveLength(1)
})

test('bold words of an answer are bold', () => {
  expect(renderToStaticMarkup(<Questions items={items} />)).toContain('It costs <strong>$1</strong>.')
})
