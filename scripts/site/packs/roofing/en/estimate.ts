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
        label: 'Roof area',
        unit: 'sq ft',
        hint: 'Length times width of the house, times 1.3 for overhangs and a common slope. A rough number is fine.',
      },
      choice: { label: 'Roofing', options: { shingles: 'Architectural shingles', metal: 'Standing seam metal', tile: 'Concrete tile' } },
      additions: {
        'tear-off': {
          label: 'Tear off the old roof',
          hint: 'One layer, hauled away',
          included: 'Tearing off one layer of old roofing and hauling it away',
        },
        steep: { label: 'Steep roof', hint: 'Too steep to walk on' },
        skylight: { label: 'Replace one skylight', hint: 'With its flashing', included: 'One new skylight with its flashing' },
      },
    },
    summary: '{quantity} square feet, {choice}',
    included: {
      heading: 'What’s included',
      items: [
        'Underlayment, flashing and vents',
        'Materials and labor',
        'The permit, if your city requires one',
        'Magnet sweep for nails, and haul-away',
      ],
    },
    excluded: { heading: 'What isn’t included', items: ['Rotten deck boards, priced by the sheet', 'Chimney masonry', 'Gutters'] },
    affects: {
      heading: 'What affects the price',
      items: [
        'How steep the roof is, and how many valleys it has',
        'Layers that have to come off',
        'How close our truck can get to the house',
        'The warranty class of the material',
      ],
    },
    time: {
      heading: 'How long it takes',
      text: '{from} to {to} days on site once the permit and materials are here. Rain and wind can add a day.',
    },
    contact: {
      heading: 'Get a free quote',
      text: 'This estimate reaches us with your message. We’ll come out, measure, and put one total in writing.',
    },
  },
}
