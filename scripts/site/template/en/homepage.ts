import type { Words } from 'contractor-website/content'
import { questionGroups } from './questions.ts'
import { jobs } from './trade.ts'

export const homepage: Words['homepage'] = {
  // In this order. `figures`, `strip` (once its three pictures are yours) and `articles`, which this file has too, can be added.
  sections: ['price', 'services', 'highlights', 'steps', 'jobs', 'testimonials', 'questions', 'area'],
  hero: {
    // The line above the number: why to call.
    callLine: 'Call for a free visit',
    // At most two; the license follows.
    trust: ['Free visits', 'Quotes in writing'],
  },
  // Four things that set you apart. Say what a competitor couldn't copy.
  highlights: {
    heading: 'Why people call us',
    items: {
      'in-person': { name: 'We look first', text: 'Whoever quotes your job has seen it in person and talked with you.' },
      written: {
        name: 'One price in writing',
        text: 'Your quote lists what’s included, and the total only changes if you change the job.',
      },
      'on-time': { name: 'A date we keep', text: 'If anything moves it, we’ll call you the day before.' },
      clean: { name: 'A clean site', text: 'We sweep up every evening and haul away what we took out.' },
    },
  },
  services: { heading: 'Our services\nin {city}' },
  steps: {
    heading: 'How it works, from call to walk-through',
    items: {
      call: { label: 'Call', title: 'Tell us what you need', text: 'Two sentences, an address and a photo are enough to set a time.' },
      visit: {
        label: 'Visit',
        title: 'We come and look',
        text: 'You’ll get a written quote with every item, the dates and a total.',
      },
      work: { label: 'Work', title: 'We do the work', text: 'Then we’ll go over it with you before we leave.' },
    },
  },
  price: { heading: 'What does it cost?', note: 'An estimate, not a quote.' },
  // Three figures that people ask about. Use only figures you can stand by.
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
    'new-work': { title: 'Truck and ladder', detail: 'on the first day' },
    repair: { title: 'Tools', detail: 'packed for the day' },
    yard: { title: 'Front walk', detail: 'straight to the door' },
  },
  testimonials: { heading: 'What customers say', subheading: 'In and around {city}' },
  questions: { heading: 'Frequently asked questions', groups: questionGroups },
  jobs: { heading: 'What two jobs cost', text: 'Materials, labor and cleanup included.', items: jobs },
  area: {
    heading: 'Where we work',
    text: 'We work in {towns}. If you’re a little farther out, call and ask.',
  },
  articles: { heading: 'Home repair guides' },
  close: { heading: 'Planning a job in {city}?\nGet a free written quote.' },
}
