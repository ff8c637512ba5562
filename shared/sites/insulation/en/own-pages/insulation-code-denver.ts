import type { OwnPageWords } from 'contractor-website/content'
import { rValueStatement } from '../r-value-statement.ts'

export const insulationCode: OwnPageWords = {
  metaData: {
    title: 'Insulation Code and Permits in Denver, CO | R-Values by City',
    description:
      'What R-value the energy code asks for in metro Denver, what changed in Colorado on July 1, 2026, when you need a permit, and who to ask in each city.',
  },
  h1: 'Insulation code in\u00a0metro\u00a0Denver',
  subtitle: 'What the energy code asks for, which cities use which code, and when you need a permit.',
  picture: 'depth-gauge',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'The energy code covers new walls, additions and big remodels. In an existing wall, filling the open cavity is usually enough. We call your building department before we quote, so the quote says what your city requires.',
    },
    { kind: 'heading', level: 2, text: 'What R-value does the code ask for?' },
    {
      kind: 'table',
      caption: 'Standard values for houses in climate zone 5, which covers the Denver area',
      sample: true,
      head: ['Part of the house', '2021 energy code', '2024 energy code'],
      rows: [
        ['Attic', 'R-60', 'R-49'],
        ['Walls', 'R-30, or R-20 with a continuous R-5 layer over the studs', 'The 2024 code may differ. We ask your city.'],
        ['Crawl space walls', 'R-15 continuous', 'The 2024 code may differ. We ask your city.'],
      ],
    },
    {
      kind: 'paragraph',
      text: `A job that comes in lower can still meet the code another way, such as an energy calculation for the whole house. We’ll work that out with your city. ${rValueStatement}`,
    },
    { kind: 'heading', level: 2, text: 'What changed in Colorado in 2026' },
    {
      kind: 'paragraph',
      text: 'Since July 1, 2026, a city that updates any building code has to adopt the state’s Model Low Energy and Carbon Code. It’s based on the 2024 energy code. A city that hasn’t updated keeps its old code until it does, so the rules can change at the city line.',
    },
    { kind: 'heading', level: 2, text: 'Which code does my city use?' },
    {
      kind: 'table',
      caption: 'As we last read it on November 26, 2026',
      sample: true,
      head: ['City', 'What we found', 'Who decides'],
      rows: [
        [
          'Westminster',
          '2015 building codes, on a list from April 2024. Ask whether that has changed.',
          '[City of Westminster](https://www.westminsterco.gov/)',
        ],
        [
          'Broomfield',
          'In 2022, it was preparing the 2021 energy code with its neighbors.',
          '[City and County of Broomfield](https://www.broomfield.org/)',
        ],
        ['Boulder', 'An energy code of its own, stricter than the 2021 code.', '[City of Boulder](https://bouldercolorado.gov/)'],
        ['Arvada', 'Ask before you plan.', '[City of Arvada](https://www.arvadaco.gov/)'],
        ['Thornton', 'Ask before you plan.', '[City of Thornton](https://www.thorntonco.gov/)'],
        ['Denver', 'A code of its own from 2025, based on the 2021 codes.', '[City and County of Denver](https://www.denvergov.org/)'],
        ['Lakewood', 'Ask before you plan.', '[City of Lakewood](https://www.lakewood.org/)'],
        ['Aurora', 'The 2021 codes, since May 1, 2023.', '[City of Aurora](https://www.auroragov.org/)'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Do I need a permit?' },
    {
      kind: 'list',
      items: [
        '**New walls and additions:** almost always. The inspector looks at the insulation before the drywall goes up.',
        '**An attic or crawl space in a finished house:** some cities want one, and some don’t.',
        '**Foam roofing:** usually, and the contractor needs the city’s roofing license.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you need a permit, we pull it and meet the inspector. Work inside the house rarely needs HOA approval.',
    },
    { kind: 'heading', level: 2, text: 'Where foam needs a cover' },
    {
      kind: 'paragraph',
      text: 'Foam burns, so the code wants drywall or a tested coating between it and your rooms. Attics and crawl spaces often need a lighter covering. At the rim joist, closed-cell foam up to 3 1/4 inches can usually stay bare. At 3 inches, it’s R-18.',
    },
    { kind: 'heading', level: 2, text: 'Where this comes from' },
    {
      kind: 'list',
      items: [
        'State: the [Colorado Energy Office](https://energyoffice.colorado.gov/buildings/building-energy-codes), and a [report on the 2026 code](https://www.greenhomebuildermag.com/colorado-launches-building-code-to-encourage-efficient-homes).',
        'Boulder and Broomfield: [the Daily Camera](https://www.dailycamera.com/2022/04/03/boulder-area-cities-seek-consistency-in-energy-codes/), April 2022. Aurora: the [Home Builders Association](https://www.hbadenver.com/2022/08/02/the-hba-advocate-newsletter-august-2-2022/), August 2022.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Codes change, and this page is a summary, not legal advice. Your building department has the last word. For rebates and the federal tax credit, see [what’s left of them](/#rebates).',
    },
  ],
  close: { heading: 'Planning an addition?\nWe’ll ask your city and quote for free.' },
}
