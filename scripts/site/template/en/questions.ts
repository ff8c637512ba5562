import type { QuestionGroups } from 'contractor-website/content'
import { tradeQuestions } from './trade-questions.ts'

/** The questions that callers ask, with the answers you give them. An id is its address: /#is-the-visit-free */
export const questionGroups: QuestionGroups = {
  'about-the-job': tradeQuestions,
  'before-the-work': {
    name: 'Before the work',
    items: {
      'is-the-visit-free': {
        question: 'Is the visit free?',
        answer:
          'Yes. We’ll look at the job and tell you what we think. You’ll get a written quote with a price for each part of the work. There’s no charge for the visit or the quote, and you don’t have to decide while we’re there.',
      },
      'must-i-be-home': {
        question: 'Do I have to be home?',
        answer:
          'Only at the start and at the end. We’ll go over the job with you before we begin, and you’ll check it with us before we leave. In between, all we need is a phone number where we can reach you if we find something you should know about.',
      },
    },
  },
  'after-the-work': {
    name: 'After the work',
    items: {
      'how-do-i-pay': {
        question: 'How do I pay?',
        answer:
          'You can pay by check, card or bank transfer once you’ve seen the work. For a large job, your quote splits the total into payments and lists when each one is due. We won’t ask you for a payment that isn’t in the quote, and you’ll get a receipt each time.',
      },
      'what-if-something-fails': {
        question: 'What if something fails?',
        answer:
          'Call us and tell us what you see. The people who did it will come back and look. If our work is the cause, we’ll fix it under the terms in your quote. If it’s something else, we’ll tell you what it is and what it would cost to repair.',
      },
    },
  },
}
