import { expect, test } from 'vitest'
import { messagesFor } from '../language/messages.ts'
import { askedFields } from './asked-fields.ts'
import { contactErrors, contactFieldWords } from './contact-words.ts'

const messages = messagesFor('en')

test('every error code becomes a sentence, with the limit of the field', () => {
  expect(contactErrors({ comment: 'tooLong', name: 'missing', email: 'malformed', 'call-time': 'repeated' }, messages)).toEqual({
    name: 'Enter your name',
    email: 'Enter an email address, like name@example.com',
    'call-time': 'Check this answer',
    comment: 'Your message must be 5,000 characters or fewer',
  })
  expect(contactErrors({ phone: 'malformed' }, messages)).toEqual({ phone: 'Check this answer' })
})

test('errors are in the order of the form', () => {
  expect(Object.keys(contactErrors({ comment: 'missing', name: 'missing' }, messages))).toEqual(['name', 'comment'])
})

test('every choice has a label, and so does making no choice', () => {
  const words = contactFieldWords(messages)
  for (const field of askedFields) {
    if (field.kind === 'choice') expect(Object.keys(words[field.name].choices ?? {})).toEqual(['', ...field.choices])
  }
})
