import type { Site } from '../../../shared/site-types.ts'
import { questionGroups } from './questions.ts'
import { settings } from './settings.ts'

export const homepage: Site['homepage'] = {
  hero: {
    picture: 'hero',
    // The line above the number: why to call.
    callLine: 'Call us for a free visit',
    // At most three, the license last.
    trust: ['Homes and shops', 'Quotes in writing', settings.license],
  },
  // Four things that set you apart. The numbers match the ones in the drawing.
  highlights: {
    heading: 'Four things we always check',
    drawing: 'highlights',
    items: [
      {
        id: 'ground',
        number: '1',
        name: 'The footing',
        icon: 'value-measured',
        text: 'We look below the surface first, because good work on bad ground doesn’t last.',
      },
      {
        id: 'walls',
        number: '2',
        name: 'The supports',
        icon: 'repair-mark',
        text: 'We use fasteners and supports that are made for the load and the weather.',
      },
      {
        id: 'openings',
        number: '3',
        name: 'Doors and gates',
        icon: 'new-work-mark',
        text: 'We hang them so you can open them with one finger, even years later.',
      },
      {
        id: 'top',
        number: '4',
        name: 'Water',
        icon: 'value-on-time',
        text: 'We lead water away before it gets in, because that’s how most damage starts.',
      },
    ],
  },
  services: { heading: 'Our services\nin Sample City' },
  steps: {
    heading: 'How it works, from call to walk-through',
    drawing: 'steps',
    items: [
      { label: 'Call', title: 'Tell us what you need', text: 'We just need two sentences and an address.', drawing: 'step-call' },
      {
        label: 'Measure',
        title: 'We come and measure',
        text: 'You’ll get a written quote with sizes, dates and a total.',
        drawing: 'step-measure',
      },
      { label: 'Build', title: 'We do the work', text: 'Then we’ll walk around it with you, tape measure in hand.', drawing: 'step-build' },
    ],
  },
  // Three figures that people ask about, each on a scale. Use only figures you can stand by.
  figures: {
    heading: 'How long it takes',
    text: 'Every job is different, but most fall in these ranges. We’ll put yours in writing.',
    factors: ['Size of the job', 'How easy it is to reach', 'Material', 'Season'],
    items: [
      {
        value: '45 minutes',
        strong: 'The first visit.',
        text: 'We look, measure and answer your questions.',
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
        strong: 'From the visit to your quote.',
        text: 'It’s in writing, with every item listed.',
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
        text: 'Large jobs take longer, and your quote says how long.',
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
    { picture: 'repair', title: 'Roof', detail: 'one section open' },
    { picture: 'yard', title: 'Front walk', detail: 'straight to the door' },
  ],
  testimonials: { heading: 'What customers say', subheading: 'About repairs and small jobs.' },
  questions: { heading: 'Frequently asked questions', groups: questionGroups },
  area: {
    heading: 'Where we work',
    text: 'We work in and around Sample City. If you’re a little farther out, call and ask.',
    places: [
      { name: 'Sample City', note: 'our hometown' },
      { name: 'North side', note: 'older houses, narrow lots' },
      { name: 'South side', note: 'newer houses, long driveways' },
    ],
    drawing: 'area',
  },
  articles: { heading: 'Home repair guides', slugs: ['what-to-check-before-you-call', 'how-a-price-comes-about'] },
  close: { heading: 'Need work done?\nGet a free quote.' },
}
