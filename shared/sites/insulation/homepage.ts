import type { Site } from '../../site-types.ts'
import { questionGroups } from './questions.ts'
import { rValueStatement } from './r-value-statement.ts'

const inchScale = {
  min: 0,
  max: 12,
  from: 0,
  labels: [
    { at: 0, text: '0"' },
    { at: 3, text: '3"' },
    { at: 6, text: '6"' },
    { at: 9, text: '9"' },
    { at: 12, text: '12 inches' },
  ],
}

export const homepage: Site['homepage'] = {
  hero: {
    picture: 'hero',
    callLine: 'Call Us Anytime, 24/7',
    trust: ['Homes and businesses', 'Certified installers', 'License No. 000000'],
  },
  highlights: {
    heading: 'A house leaks where nobody looks',
    drawing: 'highlights',
    items: [
      {
        id: 'roof',
        number: '1',
        name: 'Under the roof deck',
        icon: 'attic-mark',
        text: 'Warm air rises and leaves here first. We foam between the rafters, so the attic stays near the temperature of the rooms.',
      },
      {
        id: 'walls',
        number: '2',
        name: 'In the walls',
        icon: 'residential-mark',
        text: 'Every stud bay, wire and outlet box sealed in one pass while the drywall is off.',
      },
      {
        id: 'rim-joist',
        number: '3',
        name: 'At the rim joist',
        icon: 'rim-joist-mark',
        text: 'The band where the floor meets the concrete. Foam closes it, and the floor stops being cold at the edge.',
      },
      {
        id: 'crawl-space',
        number: '4',
        name: 'On the crawl space walls',
        icon: 'crawl-space-mark',
        text: 'Foam on the concrete and a sealed liner on the soil, so damp stays where it belongs.',
      },
    ],
  },
  services: { heading: 'Five places we spray,\ncut open' },
  steps: {
    heading: 'From the first call to the last bay',
    drawing: 'steps',
    items: [
      {
        label: 'Call',
        title: 'Tell us which room is cold',
        text: 'The age of the house and what is in the walls now, if you know.',
        drawing: 'step-call',
      },
      {
        label: 'Measure',
        title: 'We crawl in and count the bays',
        text: 'You get the thickness and the R-\u2060value of every area in writing, with one price.',
        drawing: 'step-measure',
      },
      {
        label: 'Spray',
        title: 'Masked, sprayed, trimmed flush',
        text: 'We tell you the hour you can go back in. Then we walk it with you, work light in hand.',
        drawing: 'step-spray',
      },
    ],
  },
  figures: {
    heading: 'How deep the\nfoam goes',
    text: 'R-\u2060value is resistance to heat flow. It belongs to one foam at one thickness, so a quote has to name all three. Two things decide how deep yours must be.',
    factors: ['What the city asks for', 'Whether the place gets damp'],
    note: `${rValueStatement} We bring ours to the first visit.`,
    items: [
      {
        value: '3 inches',
        strong: 'Closed-cell in a wall: R-\u206018.',
        text: 'Stiff, sheds water, and takes less room. For crawl spaces, rim joists and steel.',
        scale: { ...inchScale, to: 3 },
      },
      {
        value: '5 1/2 inches',
        strong: 'Open-cell in a 2x6 wall: R-\u206019.',
        text: 'Softer and quieter. For deep rafters and the walls between rooms.',
        scale: { ...inchScale, to: 5.5 },
      },
      {
        value: '8 inches',
        strong: 'Closed-cell under a roof: R-\u206048.',
        text: 'What an attic must reach varies by city and by year. Check with the city.',
        scale: { ...inchScale, to: 8 },
      },
    ],
  },
  strip: [
    { picture: 'roofing-foam', title: 'Flat roof', detail: 'foam and white coating' },
    { picture: 'residential-insulation', title: 'Stud bays', detail: 'filled, trimmed, ready for drywall' },
    { picture: 'commercial-insulation', title: 'Steel building', detail: 'roof and walls' },
  ],
  testimonials: { heading: 'What the house feels like after', subheading: 'Three jobs, told from the inside.' },
  questions: { heading: 'Questions we hear on the phone', groups: questionGroups },
  area: {
    heading: 'A mile up, and\ncold at night',
    text: 'Dry, thin air and clear skies let the day’s heat go soon after sunset. We work where you can see the peaks.',
    places: [
      { name: 'Westminster', note: 'where we start from' },
      { name: 'Arvada, Broomfield', note: 'frame, brick and block' },
      { name: 'Denver, Thornton', note: 'attics and brick bungalows' },
      { name: 'Aurora, Lakewood', note: 'steel buildings, flat roofs' },
    ],
    drawing: 'area',
  },
  articles: { heading: 'Short reads on heat and foam', slugs: ['where-your-heat-goes-at-night', 'open-cell-or-closed-cell'] },
  close: { heading: 'Which room is cold?\nTell us, day or night.' },
}
