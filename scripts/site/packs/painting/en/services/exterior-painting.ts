import type { ServiceWords } from 'contractor-website/content'

/** Temperatures and drying times are those of common exterior acrylics' data sheets. Replace them with those of the paint you use. */
export const exteriorPainting: ServiceWords = {
  name: 'Exterior painting',
  description: 'Washed, scraped, caulked and primed first, because paint lasts only as long as what’s under it.',
  shortLine: 'Prepped first, then painted',
  facts: ['Most houses take 3 to 6 days', 'Two coats'],
  page: {
    metaData: {
      title: 'Exterior Painting in {city} | Free Quote',
      description:
        'How we paint houses outside in {city}: the washing, scraping and priming, the weather it needs, how long it lasts and what it costs.',
    },
    h1: 'Exterior painting in {city}',
    subtitle: 'Half of the work is done before the first can is open.',
    chapters: { choose: 'Choose', build: 'Paint' },
    choose: [
      { kind: 'heading', level: 2, text: 'What each surface needs' },
      {
        kind: 'paragraph',
        text: 'Each surface wears in its own way. The years below assume good prep and two coats.',
      },
      {
        kind: 'table',
        head: ['Surface', 'Watch for', 'Repaint about every'],
        rows: [
          ['Wood siding', 'Bare ends and open joints', '5 to 8 years'],
          ['Fiber cement', 'Failed caulk at the trim', '10 to 15 years'],
          ['Stucco', 'Cracks and white salt stains', '7 to 12 years'],
          ['Metal doors and rails', 'Rust under the paint', '5 to 8 years'],
        ],
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'The prep decides how long it lasts' },
      {
        kind: 'paragraph',
        text: 'Most houses take three to six days, and about half of that is prep. We work in this order.',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**Wash.** Low pressure and a cleaner for mildew, then a day or two to dry.',
          '**Scrape and sand.** Everything loose comes off, and the edges are sanded smooth.',
          '**Repair.** Rotten trim is replaced, not painted. We mark it on the quote.',
          '**Caulk and prime.** Joints are sealed, bare wood and rust get their own primer.',
          '**Two coats.** Sprayed and rolled in on siding, brushed on trim.',
        ],
      },
      { kind: 'heading', level: 2, text: 'What it means for your week' },
      {
        kind: 'paragraph',
        text: 'Keep cars away from the house, trim plants back a foot and leave windows unlocked on the days we paint frames. We cover plants only while we work, so they don’t cook. If rain moves a day, we call you the evening before.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Washing, scraping, sanding and caulking',
        'Primer where it’s bare',
        'Two coats on siding and trim',
        'Covering plants, and daily cleanup',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'How much is peeling matters more than the size of the house. Height, trim colors, rotten boards and houses from before 1978, which need lead-safe work, come next.',
        },
      ],
    },
    questions: {
      heading: 'Questions about painting outside',
      items: {
        'when-to-paint': {
          question: 'What weather do you need?',
          answer:
            'Dry walls, no rain for about a day, and the temperature on the label, day and night: 35 or 50 degrees and up, depending on the paint. We stay out of direct sun on hot days, because paint that dries too fast doesn’t hold.',
        },
        'how-long-it-lasts': {
          question: 'How long will it last?',
          answer:
            'Five to eight years on wood, ten and more on fiber cement. South and west sides go first. Wash it once a year and touch up open joints, and you’ll get the longer figure.',
        },
      },
    },
    close: { heading: 'Paint peeling?\nWe’ll look at every side and quote it free.' },
  },
}
