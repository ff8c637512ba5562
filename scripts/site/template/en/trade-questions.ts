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
    'who-pulls-permits': {
      question: 'Who pulls the permits?',
      answer:
        'We do. Room additions, new decks and any work on framing, wiring or pipes need a permit in most cities, and painting or new floors don’t. We draw the plans, apply, pay the fee that’s listed in your quote and meet the inspector.',
    },
    'live-at-home': {
      question: 'Can we stay in the house?',
      answer:
        'Yes, in almost every job. We close off the work with plastic and a zipper door, and tell you a day ahead when water or power will be off. For a full kitchen, plan on two to four weeks without a sink.',
    },
  },
}
