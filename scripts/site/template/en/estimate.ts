import type { Words } from 'contractor-website/content'

export const estimate: Words['estimate'] = {
  words: {
    kind: 'list',
    rangeLabel: 'Estimated range',
    rangeNote: 'This is an estimate, not a quote: we haven’t seen the job yet. You’ll get a free written quote after we’ve measured.',
    submit: 'Show my estimate',
    linkLabel: 'Estimate my job',
    drawnAs: '{summary}',
    questions: {
      quantity: { label: 'Area in square feet', hint: 'Length times width. A rough number is fine.' },
      choice: {
        label: 'What we’d build',
        options: { 'wood-deck': 'Wood deck', 'composite-deck': 'Composite deck', addition: 'Room addition' },
      },
      additions: {
        'tear-out': { label: 'Tear out what’s there now', hint: 'Hauled away', included: 'Tearing out the old work and hauling it away' },
        'hard-access': { label: 'Hard to reach', hint: 'A slope, a narrow gate or an upper floor' },
      },
    },
    summary: '{quantity} square feet, {choice}',
    included: {
      heading: 'What’s included',
      items: ['Drawing and measuring', 'Materials and labor', 'The permit, if your city requires one', 'Cleanup and haul-away'],
    },
    excluded: {
      heading: 'What isn’t included',
      items: ['Moving power lines, gas or sewer', 'Repairs to what we find once it’s open', 'Furniture and appliances'],
    },
    affects: {
      heading: 'What affects the price',
      items: [
        'How much has to come out first',
        'The ground, and how close a truck can get',
        'The grade of material you choose',
        'Stairs, railings and corners',
      ],
    },
    time: {
      heading: 'How long it takes',
      text: '{from} to {to} days on site once the permit and materials are here. Weather can add a day.',
    },
    contact: {
      heading: 'Get a free quote',
      text: 'This estimate reaches us with your message. We’ll come out, measure, and put one total in writing.',
    },
  },
}
