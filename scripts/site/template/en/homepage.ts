import type { Words } from 'contractor-website/content'
import { questionGroups } from './questions.ts'

export const homepage: Words['homepage'] = {
  sections: ['price', 'highlights', 'services', 'steps', 'figures', 'jobs', 'strip', 'testimonials', 'questions', 'area', 'articles'],
  hero: {
    // The line above the number: why to call.
    callLine: 'Call us for a free visit',
    // At most two; the license follows.
    trust: ['Homes and shops', 'Quotes in writing'],
  },
  // Four things that set you apart.
  highlights: {
    heading: 'Four things we get right',
    items: {
      ground: {
        name: 'The footing',
        text: 'We look below the surface first, because good work on bad ground doesn’t last.',
      },
      walls: {
        name: 'The supports',
        text: 'We use fasteners and supports that are made for the load and the weather.',
      },
      openings: {
        name: 'Doors and gates',
        text: 'We hang them so you can open them with one finger, even years later.',
      },
      top: {
        name: 'Water',
        text: 'We direct water away before it gets in, because that’s how most damage starts.',
      },
    },
  },
  services: { heading: 'Our services\nin Sample City' },
  steps: {
    heading: 'How it works, from call to walk-through',
    items: {
      call: { label: 'Call', title: 'Tell us what you need', text: 'We just need two sentences and an address.' },
      measure: {
        label: 'Measure',
        title: 'We come and measure',
        text: 'You’ll get a written quote with sizes, dates and a total.',
      },
      build: { label: 'Build', title: 'We do the work', text: 'Then we’ll walk around it with you, tape measure in hand.' },
    },
  },
  // Three figures that people ask about. Use only figures you can stand by.
  price: { heading: 'What does it cost?', note: 'An estimate, not a quote.' },
  figures: {
    heading: 'How long it takes',
    items: {
      'first-visit': {
        value: '45 minutes',
        strong: 'The first visit.',
        text: 'We look, measure and answer your questions.',
      },
      quote: {
        value: '1 to 3 days',
        strong: 'From the visit to your quote.',
        text: 'It’s in writing, with every item listed.',
      },
      work: {
        value: '1 to 5 days',
        strong: 'The work itself.',
        text: 'Large jobs take longer, and your quote says how long.',
      },
    },
  },
  strip: {
    'new-work': { title: 'New room', detail: 'frame and rafters' },
    repair: { title: 'Roof', detail: 'one section open' },
    yard: { title: 'Front walk', detail: 'straight to the door' },
  },
  testimonials: { heading: 'What customers say', subheading: 'About repairs and small jobs.' },
  questions: { heading: 'Frequently asked questions', groups: questionGroups },
  jobs: {
    heading: 'Two jobs and\nwhat they cost',
    text: 'Each total covers materials, labor and cleanup. Yours depends on the job, so use these to compare.',
    items: {
      small: { name: 'A small repair', text: 'What broke, and what we put in its place.', sizeText: '40 feet' },
      large: { name: 'A larger new job', text: 'The material, and what made it easy or hard.', sizeText: '120 feet' },
    },
  },
  area: {
    heading: 'Where we work',
    text: 'We work in and around Sample City. If you’re a little farther out, call and ask.',
  },
  articles: { heading: 'Home repair guides' },
  close: { heading: 'Need work done?\nGet a free quote.' },
}
