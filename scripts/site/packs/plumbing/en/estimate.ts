import type { Words } from 'contractor-website/content'

export const estimate: Words['estimate'] = {
  words: {
    kind: 'list',
    rangeLabel: 'Estimated range',
    rangeNote: 'This is an estimate, not a quote: we haven’t seen the job yet. You’ll get a free written quote after a visit.',
    submit: 'Show my estimate',
    linkLabel: 'Estimate my job',
    drawnAs: '{summary}',
    questions: {
      quantity: { label: 'How many', hint: 'Count each faucet, toilet, heater or new fixture.' },
      choice: {
        label: 'What you need',
        options: {
          faucet: 'Faucet',
          toilet: 'Toilet',
          'water-heater': 'Water heater with a tank',
          'new-line': 'Line for a new fixture',
        },
      },
      additions: {
        'closed-walls': { label: 'Walls are closed', hint: 'We’d have to open and patch them' },
        'haul-away': { label: 'Haul away the old ones', hint: 'Taken to the dump for you', included: 'Hauling away the old fixtures' },
      },
    },
    summary: '{quantity} × {choice}',
    included: {
      heading: 'What’s included',
      items: [
        'A standard fixture, unless you need lines only',
        'Supply lines, seals, labor and testing',
        'The permit, if your city requires one',
        'Cleanup',
      ],
    },
    excluded: {
      heading: 'What isn’t included',
      items: ['Tile, paint and drywall finish', 'Designer fixtures', 'Repairs to pipes we find corroded'],
    },
    affects: {
      heading: 'What affects the price',
      items: [
        'How easy the pipes are to reach',
        'Old shutoffs that no longer close',
        'The fixture you choose',
        'Evening and weekend calls',
      ],
    },
    time: {
      heading: 'How long it takes',
      text: 'A faucet or a toilet takes 1 to 3 hours, a water heater half a day, and lines for a whole bathroom 1 to 3 days. Parts we have to order can add a few.',
    },
    contact: {
      heading: 'Get a free quote',
      text: 'This estimate reaches us with your message. We’ll come out, look, and put one total in writing.',
    },
  },
}
