import type { Site } from '../../site-types.ts'
import { questionGroups } from './questions.ts'
import { energyCodeNote, rValueStatement } from './r-value-statement.ts'
import { settings } from './settings.ts'

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
    trust: ['Homes and businesses', 'SPFA-certified installers', settings.license],
  },
  highlights: {
    heading: 'Where your house loses heat',
    drawing: 'highlights',
    items: [
      {
        id: 'roof',
        number: '1',
        name: 'Under the roof',
        icon: 'attic-mark',
        text: 'Warm air rises and leaks out at the top. We foam between the rafters, so your attic stays closer to room temperature.',
      },
      {
        id: 'walls',
        number: '2',
        name: 'In the walls',
        icon: 'residential-mark',
        text: 'While your wall is open, we insulate it and seal around every stud, wire and outlet box.',
      },
      {
        id: 'rim-joist',
        number: '3',
        name: 'At the rim joist',
        icon: 'rim-joist-mark',
        text: 'That’s the band of wood where the floor meets the concrete. Foam seals it, so the edge of your floor isn’t so cold.',
      },
      {
        id: 'crawl-space',
        number: '4',
        name: 'On the crawl space walls',
        icon: 'crawl-space-mark',
        text: 'Bare concrete is cold and bare soil is damp. We foam the walls and seal a liner over the soil.',
      },
    ],
  },
  services: { heading: 'Insulation services\nin metro Denver' },
  steps: {
    heading: 'How it works, from call to cleanup',
    drawing: 'steps',
    items: [
      {
        label: 'Call',
        title: 'Tell us which room is cold',
        text: 'It helps to know how old the house is and what’s in the walls now.',
        drawing: 'step-call',
      },
      {
        label: 'Measure',
        title: 'We crawl in and measure',
        text: 'You’ll get a written quote with the foam, thickness, R-value and price for each area.',
        drawing: 'step-measure',
      },
      {
        label: 'Spray',
        title: 'We mask, spray and trim',
        text: 'We’ll tell you when you can go back in. Then we’ll walk through the job with you.',
        drawing: 'step-spray',
      },
    ],
  },
  figures: {
    heading: 'How thick should\nthe foam be?',
    text: 'It depends on your city’s code and on which foam suits the area. R-value is resistance to heat flow, and it’s always for one foam at one thickness. Your quote lists all three.',
    factors: ['Your city’s energy code', 'Which foam suits the area'],
    note: `${rValueStatement} We’ll bring our fact sheet to the first visit. ${energyCodeNote}`,
    items: [
      {
        value: '3 inches',
        strong: 'Closed-cell in a wall: R-18.',
        text: 'It’s stiff, sheds water and takes less room. Use it for crawl spaces, rim joists and steel.',
        scale: { ...inchScale, to: 3 },
      },
      {
        value: '5 1/2 inches',
        strong: 'Open-cell in a 2x6 wall: R-19.',
        text: 'It’s softer and quieter. Use it for deep walls and the walls between rooms.',
        scale: { ...inchScale, to: 5.5 },
      },
      {
        value: '8 inches',
        strong: 'Closed-cell under a roof: R-48.',
        text: 'What your attic needs depends on the code your city uses, so check with your city.',
        scale: { ...inchScale, to: 8 },
      },
    ],
  },
  strip: [
    { picture: 'roofing-foam', title: 'Flat roof', detail: 'foam and white coating' },
    { picture: 'residential-insulation', title: 'Stud walls', detail: 'filled, trimmed, ready for drywall' },
    { picture: 'commercial-insulation', title: 'Steel building', detail: 'roof and walls' },
  ],
  testimonials: { heading: 'What customers say', subheading: 'About a cold bedroom, an attic and a dripping shop roof.' },
  questions: { heading: 'Spray foam insulation FAQ', groups: questionGroups },
  area: {
    heading: 'Serving Westminster\nand metro Denver',
    text: 'We insulate homes and commercial buildings from Boulder to Aurora. It gets cold fast here at night, so even a small air leak can make a room chilly.',
    places: [
      { name: 'Westminster', note: 'our home base' },
      { name: 'Boulder, Broomfield', note: 'up US 36' },
      { name: 'Arvada, Thornton', note: 'right next door' },
      { name: 'Denver', note: 'down I-25' },
      { name: 'Aurora, Lakewood', note: 'around Denver' },
    ],
    drawing: 'area',
  },
  articles: { heading: 'Insulation guides', slugs: ['where-your-heat-goes-at-night', 'open-cell-or-closed-cell'] },
  close: { heading: 'Which room is cold?\nGet a free quote.' },
}
