import type { QuestionGroups } from 'contractor-website/content'

export const tradeQuestions: QuestionGroups[string] = {
  name: 'About the job',
  items: {
    'who-does-the-work': {
      question: 'Who does the work?',
      answer:
        'Our own crew does the carpentry. For wiring, pipes and gas we bring in licensed subcontractors, and we’ll tell you their names in the quote. You’ll deal with one person from us for the whole job.',
    },
    'change-my-mind': {
      question: 'What if I change my mind halfway?',
      answer:
        'Tell us as soon as you know. We’ll write down what changes, what it costs or saves and how many days it moves the schedule. We only go on once you’ve signed it, so there’s no surprise at the end.',
    },
  },
}
