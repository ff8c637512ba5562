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
      quantity: {
        label: 'Wall area',
        unit: 'sq ft',
        hint: 'Add up the lengths of the walls and multiply by their height. A rough number is fine.',
      },
      choice: {
        label: 'What we’d paint',
        options: { walls: 'Interior walls', 'whole-rooms': 'Walls, ceilings and trim', exterior: 'Outside walls' },
      },
      additions: {
        repairs: { label: 'Patch cracks and holes', hint: 'More than nail holes', included: 'Patching cracks and holes' },
        'high-walls': { label: 'High walls', hint: 'Over 10 feet, or two stories outside' },
      },
    },
    summary: '{quantity} square feet, {choice}',
    included: {
      heading: 'What’s included',
      items: [
        'Covering furniture inside and plants outside',
        'Filling nail holes and caulking',
        'Two coats, paint included',
        'Cleanup, and the leftover paint for you',
      ],
    },
    excluded: {
      heading: 'What isn’t included',
      items: ['Rotten wood and wet drywall', 'Wallpaper removal', 'Lead-safe work in houses from before 1978'],
    },
    affects: {
      heading: 'What affects the price',
      items: ['How much prep the surface needs', 'Height, and what’s in the way', 'Number of colors', 'The grade of paint you choose'],
    },
    time: { heading: 'How long it takes', text: '{from} to {to} days of work. Outside, rain and cold can add a few.' },
    contact: {
      heading: 'Get a free quote',
      text: 'This estimate reaches us with your message. We’ll come out, measure, and put one total in writing.',
    },
  },
}
