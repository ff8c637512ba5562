import type { Words } from 'contractor-website/content'
import { general } from './general.ts'
import { questionGroups } from './questions.ts'

export const homepage: Words['homepage'] = {
  sections: ['price', 'jobs', 'figures', 'services', 'highlights', 'steps', 'strip', 'testimonials', 'questions', 'area', 'articles'],
  hero: {
    callLine: general.callToAction,
    trust: ['20+ years of experience', 'Manufacturer-certified installers'],
  },
  highlights: {
    heading: 'A fence is only as good\nas its posts',
    items: {
      years: {
        name: '20+ years of experience',
        text: 'That’s how long we’ve been building fences for local clay, slopes and Santa Ana winds, with every post set in concrete.',
      },
      satisfaction: {
        name: '100% customer satisfaction',
        text: 'You walk the finished fence with us before we leave. If it isn’t straight, we redo it at no charge.',
      },
      'eco-friendly': {
        name: 'Eco-friendly options',
        text: 'Water-based stains, and composite boards made with recycled wood and plastic.',
      },
      certified: {
        name: 'Certified installers',
        text: 'Certified by the manufacturers of the vinyl and gate hardware we install.',
      },
    },
  },
  services: { heading: 'Fence and gate services\nin Simi Valley' },
  steps: {
    heading: 'How your fence gets built',
    items: {
      call: {
        label: 'Call',
        time: 'about 10 minutes',
        title: 'Tell us your street and what you need',
        text: 'We’ll ask how long, how high and which material. A rough length is enough.',
      },
      measure: {
        label: 'Measure',
        time: 'about half an hour',
        title: 'We walk the fence line with you',
        text: 'We check the slope, the soil and the sprinklers. You’ll usually get a free written quote and a drawing within two business days.',
      },
      build: {
        label: 'Build',
        time: 'about 2 to 4 days',
        title: 'We set the posts, then build the rest',
        text: 'We haul away your old fence if it’s in your quote, and walk the new one with you before we go.',
      },
    },
  },
  price: { heading: 'How much does a fence cost?\nDraw yours.', note: 'This is an estimate, not a quote.' },
  figures: {
    heading: 'Fence costs at a glance',
    items: {
      'basic-wood-fence': {
        value: '{prices.basicWoodFence}',
        strong: 'A basic wood fence.',
        text: 'About 40 to 60 feet of 6-foot cedar on level ground, with posts in concrete and no gate.',
      },
      'any-fence': {
        value: '{prices.anyFence}',
        strong: 'Usual cost of adding a fence.',
        text: 'Forty feet of cedar starts at {prices.anyFence.from}. Chain link costs less. Iron, vinyl and gates cost more.',
      },
      'vinyl-lifetime': {
        value: '20 to 30 years',
        strong: 'How long vinyl lasts.',
        text: 'It costs more than basic cedar, but you just rinse it.',
      },
    },
  },
  jobs: {
    heading: 'What three fences cost',
    text: 'Totals include labor and any permit. The vinyl one includes haul-away.',
    items: {
      cedar: {
        name: '6-foot cedar fence',
        text: 'Boards side by side, level backyard, posts in concrete, no\u00a0gate.',
        sizeText: '{size} feet',
      },
      vinyl: { name: '6-foot white vinyl fence', text: 'Two sides of a yard, with one walk gate.', sizeText: '{size} feet' },
      steel: {
        name: '5-foot steel pool fence',
        text: 'Three sides of a pool; the yard fence is the fourth. The gate closes and latches by itself.',
        sizeText: '{size} feet',
      },
      'chain-link': { name: '6-foot chain link fence', text: 'Galvanized, on level soil, with no gate.', sizeText: '{size} feet' },
      pillars: {
        name: '6-foot wrought-iron-style fence',
        text: 'Steel panels on steel posts, with one stone pillar at each end. Licensed subcontractors build the pillars, and most of the time goes to letting them harden.',
        sizeText: '{size} feet',
      },
      'walk-gate': { name: 'Cedar walk gate', text: 'In an existing fence, with two new gate posts.', sizeText: '40-inch opening' },
      repair: {
        name: '6-foot cedar, repaired',
        text: 'One post reset and one section rebuilt, with the old wood and concrete hauled away.',
        sizeText: '{size} feet',
      },
      'driveway-gate': {
        name: 'Double steel driveway gate',
        text: 'With an opener, photo eyes, a keypad, two remotes and up to 50 feet of trench and wiring.',
        sizeText: '{size}-foot opening',
      },
    },
  },
  strip: {
    'ranch-rail': { title: 'Ranch rail', detail: 'three rails, open grassland' },
    'gate-latch': { title: 'Walk gate', detail: 'bar latch, strap hinge' },
    'horizontal-slat': { title: 'Horizontal slat', detail: 'with wall lights' },
  },
  testimonials: { heading: 'What homeowners say', subheading: 'From Simi Valley and Moorpark.' },
  questions: { heading: 'Fence materials, cost and permits: your questions answered', groups: questionGroups },
  area: {
    heading: 'Where we work',
    text: 'We measure for free in Simi Valley, from Wood Ranch to Big Sky, and in {towns.others}. If your HOA wants a drawing, we’ll make one.',
  },
  articles: {
    heading: 'Fence guides for homeowners',
  },
  close: { heading: 'Need a new fence?\nWe’ll measure for free.' },
}
