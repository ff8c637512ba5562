import type { OwnPageWords } from 'contractor-website/content'
import { rValueStatement } from '../r-value-statement.ts'

export const insulationCode: OwnPageWords = {
  metaData: {
    title: 'Insulation Code and Permits in Denver, CO, City by City',
    description:
      'What R-value the energy code asks for in metro Denver, what changed in Colorado on July 1, 2026, when you need a permit, and who to ask in each city.',
  },
  h1: 'Insulation code in\u00a0metro\u00a0Denver',
  subtitle: 'What the energy code asks for, who decides in your city, and when you need a permit.',
  picture: 'depth-gauge',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'The energy code covers new walls, additions and big remodels. In an existing wall, filling the whole cavity is usually enough. An existing attic may need less than a new one, or nothing. We call your building department before we quote, so the quote says what your city requires. If the city hasn’t answered by then, the quote says so, and we confirm before you sign.',
    },
    { kind: 'heading', level: 2, text: 'What R-value does the code ask for?' },
    {
      kind: 'table',
      caption: 'Standard values for new houses and additions in climate zone 5, which covers the Denver area',
      head: ['Part of the house', '2015 and 2018 codes', '2021 code'],
      rows: [
        ['Attic', 'R-49', 'R-60'],
        [
          'Walls',
          'R-20, or R-13 with a continuous R-5 layer over the studs',
          'R-30, R-20 with a continuous R-5 layer over the studs, or other combinations',
        ],
        ['Crawl space walls', 'R-15 continuous, or R-19 between studs', 'The same, or R-13 between studs with a continuous R-5 layer'],
      ],
    },
    {
      kind: 'paragraph',
      text: `The 2024 code is back at R-49 for attics. For walls and crawl spaces, we look up its values for your quote. If the insulation keeps its full depth over the outside walls, the 2021 code accepts R-49, and the others accept R-38. A lower R-value can still meet the code another way, such as an energy calculation for the whole house. We’ll work that out with your city. ${rValueStatement}`,
    },
    { kind: 'heading', level: 2, text: 'What changed in Colorado in 2026' },
    {
      kind: 'paragraph',
      text: 'Since July 1, 2026, a city that updates its building codes generally has to adopt the state’s Model Low Energy and Carbon Code, or one at least as strict. The state’s code is based on the 2024 energy code. A city that hasn’t updated keeps its old code until it does, so the rules can change at the city line.',
    },
    { kind: 'heading', level: 2, text: 'Which code does my city use?' },
    {
      kind: 'paragraph',
      text: 'Your city decides, and codes change, so we ask again for each job.',
    },
    {
      kind: 'table',
      caption: 'City by city: the latest we found by November 27, 2026',
      sample: true,
      head: ['City', 'Energy code', 'Who decides'],
      rows: [
        [
          'Westminster',
          'Not confirmed yet: we ask its Building Division. The residential code was the 2015 edition in April 2024.',
          '[City of Westminster](https://www.westminsterco.gov/)',
        ],
        ['Broomfield', 'The 2021 energy code, adopted by July 2023.', '[City and County of Broomfield](https://www.broomfield.org/)'],
        [
          'Boulder',
          'An energy code of its own, the 2024 edition, since December 1, 2024.',
          '[City of Boulder](https://bouldercolorado.gov/)',
        ],
        ['Arvada', 'The 2018 energy code, adopted in 2020. We check for changes.', '[City of Arvada](https://www.arvadaco.gov/)'],
        [
          'Thornton',
          'Not confirmed yet. We ask its Building Inspection Division and put the answer in your quote.',
          '[City of Thornton](https://www.thorntonco.gov/government/citydevelopment/Pages/building-inspection.aspx)',
        ],
        [
          'Denver',
          'The 2025 Denver Energy Code, which is based on the 2021 code.',
          '[City and County of Denver](https://www.denvergov.org/)',
        ],
        ['Lakewood', 'The 2021 codes. We confirm the energy part with the city.', '[City of Lakewood](https://www.lakewood.org/)'],
        ['Aurora', 'The 2021 codes, for plans filed after May 1, 2023.', '[City of Aurora](https://www.auroragov.org/)'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Do I need a permit?' },
    {
      kind: 'list',
      items: [
        '**New walls and additions:** almost always. The inspector looks at the insulation before the drywall goes up.',
        '**An attic or crawl space in a finished house:** some cities want one, and some don’t.',
        '**Foam roofing:** usually. If your city wants a roofing license, too, we’ll have it before we pull your permit.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If your builder’s permit covers the insulation, you don’t need another. Otherwise, if you need one, we pull it and meet the inspector. Work inside the house rarely needs HOA approval.',
    },
    { kind: 'heading', level: 2, text: 'Where foam needs a cover' },
    {
      kind: 'paragraph',
      text: 'Foam burns, so the code wants drywall or a tested coating between it and your rooms. An attic or crawl space that’s only entered to service equipment may need a lighter covering. If you store things or live there, it usually needs drywall or a heavier coating. At the rim joist, closed-cell foam up to 3 1/4 inches can usually stay bare. At 3 inches, it’s R-18.',
    },
    { kind: 'heading', level: 2, text: 'Where this comes from' },
    {
      kind: 'list',
      items: [
        'R-values: a [table by the Pacific Northwest National Laboratory](https://basc.pnnl.gov/information/2009-2021-iecc-and-irc-minimum-insulation-requirements-new-homes).',
        'Full depth over the outside walls: section R402.2.1 of each code, and [notes on a vented attic](https://basc.pnnl.gov/images/2021-iecc-climate-zones-7-and-8-vented-attic-icf-wall-icf-basement-foundation) from the same laboratory.',
        'R-49 in the 2024 code: [Ekotrope](https://www.ekotrope.com/blog/an-overview-of-the-2024-iecc-for-residential-construction).',
        'State: the [law of 2022](https://leg.colorado.gov/bills/hb22-1362), the [Colorado Energy Office](https://energyoffice.colorado.gov/buildings/building-energy-codes), and a [report on the 2026 code](https://www.greenhomebuildermag.com/colorado-launches-building-code-to-encourage-efficient-homes).',
        'Westminster: a list by the Property & Liability Resource Bureau, updated April 2024.',
        'Arvada: the council bill of 2020 for the 2018 codes.',
        'Lakewood: [Lakewood Informer](https://lakewoodinformer.com/home-affordability-is-sacrificed-for-safety).',
        'The cities’ own pages: [Aurora](https://auroraver2.hosted.civiclive.com/cms/One.aspx?portalId=16242704&pageId=16525494) and [Denver](https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Building-Codes-Policies-and-Guides/Denver-Energy-Code/Denver-Commercial-Energy-Code), with [an engineer’s summary](https://www.clearbrook.energy/blogs/denver-energy-code-compliance-what-you-should-know) of what Denver had adopted by December 31, 2025.',
        'Boulder: [the city’s own page](https://bouldercolorado.gov/2024-city-boulder-energy-code-update-frequently-asked-questions).',
        'Broomfield: [a news report](https://news.yahoo.com/broomfield-city-council-votes-unanimously-032900399.html), July 2023.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Codes change, and this page is a summary, not legal advice. Your building department has the last word. The federal tax credit has ended, but [some rebates remain](/#rebates).',
    },
  ],
  close: { heading: 'Planning an addition?\nWe’ll ask your city and quote for free.' },
}
