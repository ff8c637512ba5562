import type { Site } from '../../site-types.ts'
import { questionGroups } from './question-groups.ts'
import { settings } from './settings.ts'

export const homepage: Site['homepage'] = {
  hero: {
    picture: 'hero',
    callLine: settings.callToAction,
    trust: ['20+ years of experience', 'Certified installers', settings.license],
  },
  highlights: {
    heading: 'A fence is only as good\nas its posts',
    drawing: 'highlights',
    items: [
      {
        id: 'years',
        number: '1',
        name: '20+ years of experience',
        icon: 'value-years',
        text: 'That’s how long we’ve built for local clay, slopes and Santa Ana winds, with every post set in concrete.',
      },
      {
        id: 'satisfaction',
        number: '2',
        name: '100% customer satisfaction',
        icon: 'value-satisfaction',
        text: 'You walk the finished fence with us before we leave. If it isn’t straight, we redo it at no charge.',
      },
      {
        id: 'eco-friendly',
        number: '3',
        name: 'Eco-friendly options',
        icon: 'value-eco',
        text: 'Composite boards made with recycled wood and plastic, and water-based stains.',
      },
      {
        id: 'certified',
        number: '4',
        name: 'Certified installers',
        icon: 'value-certified',
        text: 'Certified by the manufacturers of the vinyl and gate hardware we install.',
      },
    ],
  },
  services: { heading: 'Fence and gate services,\ndrawn to scale' },
  steps: {
    heading: 'How your fence gets built',
    drawing: 'steps',
    items: [
      {
        label: 'Call',
        title: 'Tell us your street and what you need',
        text: 'A rough length is enough.',
        drawing: 'step-call',
      },
      {
        label: 'Measure',
        title: 'We walk the fence line with you',
        text: 'We look at the slope, the soil, the sprinklers and any property markers. You’ll get a free written quote and a drawing within two business days.',
        drawing: 'step-measure',
      },
      {
        label: 'Build',
        title: 'We set the posts, then build the rest',
        text: 'We haul away the old fence and walk the new one with you before we go.',
        drawing: 'step-build',
      },
    ],
  },
  figures: {
    heading: 'How much does a fence cost?',
    text: 'Nobody can quote your fence from a web page. Start with these ranges, and see what affects your quote.',
    factors: ['Length and height', 'Slope, rock and old footings', 'Gates and openers', 'Hauling away the old fence'],
    items: [
      {
        value: '$1,500 to $3,000',
        strong: 'A basic wood fence.',
        text: 'About 40 to 60 feet of 6-foot cedar on level ground, with posts in concrete and no gate.',
        scale: {
          min: 0,
          max: 6000,
          from: 1500,
          to: 3000,
          labels: [
            { at: 0, text: '$0' },
            { at: 2000, text: '$2,000' },
            { at: 4000, text: '$4,000' },
            { at: 6000, text: '$6,000' },
          ],
        },
      },
      {
        value: '$1,500 to over $5,000',
        strong: 'Adding a fence, any material.',
        text: 'A short wood fence is at the low end, and iron, vinyl, gates and steep lots cost more.',
        scale: {
          min: 0,
          max: 6000,
          from: 1500,
          to: 5000,
          openEnd: true,
          labels: [
            { at: 0, text: '$0' },
            { at: 2000, text: '$2,000' },
            { at: 4000, text: '$4,000' },
            { at: 6000, text: '$6,000' },
          ],
        },
      },
      {
        value: '20 to 30 years',
        strong: 'How long vinyl lasts.',
        text: 'It costs more up front, but after that you just rinse it.',
        scale: {
          min: 0,
          max: 40,
          from: 20,
          to: 30,
          labels: [
            { at: 0, text: 'new' },
            { at: 10, text: '10' },
            { at: 20, text: '20' },
            { at: 30, text: '30' },
            { at: 40, text: '40 years' },
          ],
        },
      },
    ],
  },
  strip: [
    { picture: 'ranch-rail', title: 'Ranch rail', detail: 'three rails, open grassland' },
    { picture: 'gate-installation', title: 'Double gate', detail: 'cedar, strap hinges' },
    { picture: 'horizontal-slat', title: 'Horizontal slat', detail: 'with wall lights' },
  ],
  testimonials: { heading: 'What homeowners say', subheading: 'Three yards and three very different jobs.' },
  questions: { heading: 'Fence materials, cost and permits: your questions answered', groups: questionGroups },
  area: {
    heading: 'Towns we serve',
    text: 'We’ll come out and measure for free in Simi Valley, from Wood Ranch to Big Sky, and in three nearby communities. If your HOA wants a drawing, we’ll make one.',
    places: [
      { name: 'Simi Valley', note: 'ZIP 93063, 93065' },
      { name: 'Santa Susana Knolls', note: 'ZIP 93063' },
      { name: 'Moorpark', note: 'ZIP 93021' },
      { name: 'Chatsworth', note: 'ZIP 91311' },
    ],
    drawing: 'area',
  },
  articles: {
    heading: 'Fence guides for homeowners',
    slugs: ['choosing-fencing-material', 'fence-maintenance-longevity'],
  },
  close: { heading: 'Need a new fence?\nWe’ll measure for free.' },
}
