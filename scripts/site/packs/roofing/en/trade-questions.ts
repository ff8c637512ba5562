import type { QuestionGroups } from 'contractor-website/content'

export const tradeQuestions: QuestionGroups[string] = {
  name: 'About roofs',
  items: {
    'over-old-roof': {
      question: 'Can you roof over the old shingles?',
      answer:
        'We don’t recommend it. Many codes allow a second layer, but it hides bad wood, adds weight and makes the new shingles age faster. We tear off, so you’ll see the deck and know what’s under your roof.',
    },
    'storm-insurance': {
      question: 'Will you work with my insurance?',
      answer:
        'Yes. We’ll photograph the damage, write a line-by-line estimate and meet the adjuster on the roof if you like. The claim and the choice of contractor are yours. We can’t pay or waive your deductible, and nobody else should offer to.',
    },
  },
}
