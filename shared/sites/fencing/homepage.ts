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
    heading: 'A fence is only as good\nas the part you never see',
    drawing: 'highlights',
    items: [
      {
        id: 'years',
        number: '1',
        name: '20+ years of experience',
        icon: 'value-years',
        text: 'Clay, slopes, Santa Ana winds. We dig for the ground you have and set every post in concrete.',
      },
      {
        id: 'satisfaction',
        number: '2',
        name: '100% customer satisfaction',
        icon: 'value-satisfaction',
        text: 'You walk the line with us before we leave. What is not straight, we do again.',
      },
      {
        id: 'eco-friendly',
        number: '3',
        name: 'Eco-friendly options',
        icon: 'value-eco',
        text: 'Composite boards and water-based stains, priced next to cedar so that you can compare.',
      },
      {
        id: 'certified',
        number: '4',
        name: 'Certified installers',
        icon: 'value-certified',
        text: 'Hinges, latches and gate motors go in by the manufacturer’s instructions, which we leave with you.',
      },
    ],
  },
  services: { heading: 'Eight things we build,\ndrawn to one scale' },
  steps: {
    heading: 'From the first call to the last post',
    drawing: 'steps',
    items: [
      {
        label: 'Call',
        title: 'Tell us the street and what you have in mind',
        text: 'A rough length is enough. If you have photographs, keep them ready.',
        drawing: 'step-call',
      },
      {
        label: 'Measure',
        title: 'We walk the line with you',
        text: 'Slope, soil, sprinklers, the property edge, the neighbor’s side. Then you get the price in writing, with the drawing.',
        drawing: 'step-measure',
      },
      {
        label: 'Build',
        title: 'Posts first, then everything else',
        text: 'We haul the old fence away and walk the new one with you before we go.',
        drawing: 'step-build',
      },
    ],
  },
  figures: {
    heading: 'What a fence costs',
    text: 'Nobody can price a fence from a web page. These are the ranges to start from, and what moves yours.',
    factors: ['Length and height', 'Slope, rock, old footings', 'Gates, and what opens them', 'Taking the old fence away'],
    items: [
      {
        value: '$1,500 to $3,000',
        strong: 'A basic wood fence.',
        text: 'Cedar boards on posts set in concrete, level ground, no gate.',
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
        text: 'Iron, vinyl, gates and steep lots are at the upper end.',
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
        text: 'It costs more on the day and needs only a hose after that.',
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
    { picture: 'vinyl-fencing', title: 'Vinyl privacy', detail: 'white, tongue and groove' },
    { picture: 'gate-installation', title: 'Garden gate', detail: 'cedar, strap hinges' },
    { picture: 'horizontal-slat', title: 'Horizontal slat', detail: 'with wall lights' },
  ],
  testimonials: { heading: 'What neighbors say', subheading: 'Three yards, three kinds of work.' },
  questions: { heading: 'Thirteen questions we hear on the phone', groups: questionGroups },
  area: {
    heading: 'We measure\nwhere you live',
    text: 'From Wood Ranch to the Santa Susana Knolls, the visit to measure is free.',
    places: [
      { name: 'Simi Valley', note: 'all neighborhoods' },
      { name: 'Wood Ranch, Big Sky', note: 'HOA drawings on request' },
      { name: 'Santa Susana Knolls', note: 'slopes and rock' },
      { name: 'Moorpark, Chatsworth', note: 'by appointment' },
    ],
    drawing: 'area',
  },
  articles: {
    heading: 'Worth reading before you call',
    slugs: ['choosing-fencing-material', 'fence-maintenance-longevity'],
  },
  close: { heading: 'Tell us the street.\nWe will bring the tape.' },
}
