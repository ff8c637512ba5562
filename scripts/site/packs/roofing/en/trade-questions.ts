import type { QuestionGroups } from 'contractor-website/content'

/**
 * Second layers: International Residential Code R908.3.1.1, a model code that states and cities adopt with changes, allows no third layer, and
 * none over wet, shake, slate or tile roofs. How long roofs last is a rule of thumb. Waiving a deductible is against the law in many states,
 * such as Texas (HB 2102 of 2019).
 */
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
    'how-long-it-lasts': {
      question: 'How long does a new roof last?',
      answer:
        'Architectural shingles last 20 to 30 years, standing seam metal 40 to 70, and concrete tile 50 or more if its underlayment is renewed. Hail, strong sun and an attic without vents shorten that. The manufacturer’s warranty and ours are separate, and your quote lists both.',
    },
    permit: {
      question: 'Does a new roof need a permit?',
      answer:
        'In most cities, yes: a replacement does and a small repair doesn’t. We pull the permit, list its fee in your quote and meet the inspector. Keep the final inspection card, because buyers and insurers ask for it.',
    },
  },
}
