import type { ServiceWords } from 'contractor-website/content'

export const roofRepair: ServiceWords = {
  name: 'Roof repair',
  description: 'We find where the water gets in, which is seldom right above the stain, and fix that spot.',
  shortLine: 'We find it, then fix it',
  facts: ['Photos before and after', 'Most take less than a day'],
  page: {
    metaData: {
      title: 'Roof Repair in {city} | Leaks and Flashing',
      description:
        'How we find a roof leak in {city}, what we can repair, how soon we come, and when a repair is no longer worth its price.',
    },
    h1: 'Roof repair in {city}',
    subtitle: 'You get photos of the cause before we fix it, and photos of the repair after.',
    chapters: { choose: 'Find', build: 'Fix' },
    choose: [
      { kind: 'heading', level: 2, text: 'How we find the leak' },
      {
        kind: 'paragraph',
        text: 'Water runs along rafters and shows up somewhere else. We start in the attic, follow the stain uphill, then check what’s above it: flashing, valleys, pipe boots, nails. If we can’t see it, we run a hose on one spot at a time until it drips.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'What we repair most' },
      {
        kind: 'paragraph',
        text: 'Most of our calls are one of these four, and most take less than a day.',
      },
      {
        kind: 'table',
        head: ['What you see', 'The cause, most of the time', 'What we do'],
        rows: [
          ['A stain near a bathroom', 'A cracked rubber boot on a vent pipe', 'New boot and the shingles around it'],
          ['A stain at the chimney', 'Flashing that was only caulked', 'New step flashing and counterflashing'],
          ['Shingles in the yard', 'Wind, or nails set too high', 'New shingles, sealed by hand'],
          ['Drips at the eaves in winter', 'An ice dam', 'Ice barrier, and air sealing in the attic'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Until we get there' },
      {
        kind: 'paragraph',
        text: 'Put a bucket under the drip and move what’s below. If the ceiling bulges, poke a small hole at its lowest point so the water comes out in one place. Stay off the roof: wet shingles are slick. If the hole is open, we’ll tarp it first.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: ['Finding the cause, in the attic too', 'Shingles, flashing and sealant', 'Photos before and after', 'Cleanup with a magnet'],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'How high and how steep the roof is, how much has to come off to reach the damage, and whether matching shingles are still made. You’ll have the price before we start.',
        },
      ],
    },
    questions: {
      heading: 'Questions about repairs',
      items: {
        'how-soon': {
          question: 'How soon can you come?',
          answer:
            'Call and tell us whether water is coming in now. Active leaks go first, and we’ll tarp the spot if rain is coming. For anything else, you’ll have a visit within a week.',
        },
        'repair-or-replace': {
          question: 'Is it worth repairing?',
          answer:
            'If the shingles still bend and most of their granules are there, yes. If they’re brittle all over, one repair leads to the next, and we’ll price both so you can compare. Either way it’s your call.',
        },
      },
    },
    close: { heading: 'Roof leaking?\nWe’ll find out why, and quote the fix.' },
  },
}
