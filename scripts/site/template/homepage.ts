import type { Site } from '../../../shared/site-types.ts'
import { questionGroups } from './questions.ts'
import { settings } from './settings.ts'

export const homepage: Site['homepage'] = {
  hero: {
    picture: 'hero',
    // The line above the number: why to call.
    callLine: 'Call us for a free visit',
    // At most three, the license last.
    trust: ['Houses and shops', 'Price in writing', settings.license],
  },
  // Four things that set the business apart; the numbers are the keys of the drawing.
  highlights: {
    heading: 'Four things we never skip',
    drawing: 'highlights',
    items: [
      {
        id: 'ground',
        number: '1',
        name: 'What it stands on',
        icon: 'value-measured',
        text: 'We look below the surface first. Good work on bad ground does not last.',
      },
      {
        id: 'walls',
        number: '2',
        name: 'What holds it',
        icon: 'repair-mark',
        text: 'Fasteners and supports that are made for the load and for the weather.',
      },
      {
        id: 'openings',
        number: '3',
        name: 'What moves',
        icon: 'new-work-mark',
        text: 'Doors and gates are hung so that one finger opens them, years later too.',
      },
      {
        id: 'top',
        number: '4',
        name: 'What keeps water out',
        icon: 'value-on-time',
        text: 'Water is led away before it can get in. Most damage starts where nobody did that.',
      },
    ],
  },
  services: { heading: 'What we do,\nand how far it goes' },
  steps: {
    heading: 'From the first call to the last look',
    drawing: 'steps',
    items: [
      { label: 'Call', title: 'Tell us what you have in mind', text: 'Two sentences and an address are enough.', drawing: 'step-call' },
      { label: 'Measure', title: 'We come and measure', text: 'You get a sheet with sizes, dates and one price.', drawing: 'step-measure' },
      { label: 'Build', title: 'We do the work', text: 'Then you walk around it with us, tape in hand.', drawing: 'step-build' },
    ],
  },
  // Three figures that people ask about, each on a scale. Only figures that the business can stand by.
  figures: {
    heading: 'What to expect,\nin numbers',
    text: 'Every job is different, but most of them fall in these ranges.',
    factors: ['Size of the job', 'How easy the place is to reach', 'Material', 'Season'],
    items: [
      {
        value: '45 minutes',
        strong: 'The first visit.',
        text: 'Looking, measuring and answering your questions.',
        scale: {
          min: 0,
          max: 90,
          from: 0,
          to: 45,
          labels: [
            { at: 0, text: '0' },
            { at: 45, text: '45' },
            { at: 90, text: '90 minutes' },
          ],
        },
      },
      {
        value: '1 to 3 days',
        strong: 'From the visit to the price.',
        text: 'In writing, with every line listed.',
        scale: {
          min: 0,
          max: 6,
          from: 1,
          to: 3,
          labels: [
            { at: 0, text: '0' },
            { at: 3, text: '3' },
            { at: 6, text: '6 days' },
          ],
        },
      },
      {
        value: '1 to 5 days',
        strong: 'The work itself.',
        text: 'Large jobs take longer; the sheet tells how long.',
        scale: {
          min: 0,
          max: 10,
          from: 1,
          to: 5,
          openEnd: true,
          labels: [
            { at: 0, text: '0' },
            { at: 5, text: '5' },
            { at: 10, text: '10 days' },
          ],
        },
      },
    ],
  },
  // Three pictures that the gallery shows too.
  strip: [
    { picture: 'new-work', title: 'New room', detail: 'frame and rafters' },
    { picture: 'repair', title: 'Roof', detail: 'one part opened and closed' },
    { picture: 'yard', title: 'Front walk', detail: 'straight to the door' },
  ],
  testimonials: { heading: 'What customers say', subheading: 'In their own words' },
  questions: { heading: 'What callers ask us first', groups: questionGroups },
  area: {
    heading: 'Where we work',
    text: 'In and around Sample City. If you live a little farther out, call and ask.',
    places: [
      { name: 'Sample City', note: 'our home town' },
      { name: 'North side', note: 'older houses, narrow lots' },
      { name: 'South side', note: 'newer houses, long driveways' },
    ],
    drawing: 'area',
  },
  articles: { heading: 'Good to know before a visit', slugs: ['what-to-check-before-you-call', 'how-a-price-comes-about'] },
  close: { heading: 'Something to fix or to build?\nTell us about it.' },
}
