import type { Site } from '../../../shared/site-types.ts'

/** The questions that callers ask, with the answers you give them. An id is its address: /#is-the-visit-free */
export const questionGroups: Site['homepage']['questions']['groups'] = [
  {
    name: 'Before the work',
    items: [
      {
        id: 'is-the-visit-free',
        question: 'Is the visit free?',
        answer: 'Yes. We look, measure and tell you what we think, and you owe us nothing.',
      },
      {
        id: 'what-do-you-need',
        question: 'What do you need from me?',
        answer: 'An address, a phone number and an hour in which somebody can let us in.',
      },
    ],
  },
  {
    name: 'During the work',
    items: [
      {
        id: 'must-i-be-home',
        question: 'Do I have to be at home?',
        answer: 'At the start and at the end. In between a phone number will do.',
      },
      {
        id: 'will-it-be-clean',
        question: 'What about dust and noise?',
        answer: 'We cover, we sweep every evening, and we tell you the loud hours the day before.',
      },
    ],
  },
  {
    name: 'After the work',
    items: [
      {
        id: 'how-do-i-pay',
        question: 'How do I pay?',
        answer: 'By check or card when you have seen the work. Large jobs are paid in parts that the sheet lists.',
      },
      {
        id: 'what-if-something-fails',
        question: 'What if something fails?',
        answer: 'Call us. [The people who built it](/about/) come back and look.',
      },
    ],
  },
]
