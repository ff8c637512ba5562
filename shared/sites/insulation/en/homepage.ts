import type { Words } from 'contractor-website/content'
import { questionGroups } from './questions.ts'
import { energyCodeNote, factSheetOffer, quoteSays, rValueStatement } from './r-value-statement.ts'

export const homepage: Words['homepage'] = {
  sections: ['price', 'jobs', 'figures', 'services', 'highlights', 'steps', 'pair', 'testimonials', 'questions', 'area', 'articles'],
  hero: {
    callLine: 'Call Us Anytime, 24/7',
    trust: ['Homes and businesses', 'SPFA-certified sprayers'],
  },
  highlights: {
    heading: 'Where your house loses heat',
    items: {
      roof: {
        name: 'Under the roof',
        text: 'Warm air rises and leaks out at the top. Foam between the rafters seals those leaks.',
      },
      walls: {
        name: 'In the walls',
        text: 'While your wall is open, we insulate it and seal around every stud, wire and outlet box.',
      },
      'rim-joist': {
        name: 'At the rim joist',
        text: 'That’s the band of wood where the floor meets the concrete. Foam seals it, so the edge of your floor isn’t so cold.',
      },
      'crawl-space': {
        name: 'In the crawl space',
        text: 'Bare concrete is cold and bare soil is damp. We foam the walls and seal a liner over the soil.',
      },
    },
  },
  services: { heading: 'Insulation services\nin metro Denver' },
  steps: {
    heading: 'How it works, from call to cleanup',
    items: {
      call: {
        label: 'Call',
        time: 'about 10 minutes',
        title: 'Tell us which room is cold',
        text: 'It helps to know how old the house is and what’s in the walls now.',
      },
      measure: {
        label: 'Measure',
        time: 'about an hour',
        title: 'We measure every area',
        text: 'You’ll get a written quote within two business days, with a price for each area.',
      },
      spray: {
        label: 'Spray',
        time: '1 to 4 days',
        title: 'We mask, spray and trim',
        text: 'Our sprayers are certified by the Spray Polyurethane Foam Alliance (SPFA). We’ll tell you when you can go back in, and then we’ll walk through the job with you.',
      },
    },
  },
  price: { heading: 'How much does spray foam cost?\nChoose where it goes.', note: 'An estimate, not a quote.' },
  figures: {
    heading: 'How thick should the foam be?',
    note: `${rValueStatement} ${factSheetOffer} ${energyCodeNote} ${quoteSays}`,
    items: {
      'closed-cell-wall': {
        value: '5 inches',
        strong: 'Closed-cell in a new wall: R-30.',
        text: 'Where the code is R-20, 4 inches (R-24) is enough.',
      },
      'open-cell-wall': {
        value: '5 1/2 inches',
        strong: 'Open-cell in an existing 2x6 wall: R-19.',
        text: 'For quiet between rooms: 3 1/2 inches, R-12.',
      },
      'closed-cell-roof': {
        value: '8 inches',
        strong: 'Closed-cell under a roof: R-48.',
        text: 'What your attic needs depends on your city’s code. We ask before we quote.',
      },
    },
  },
  jobs: {
    heading: 'What three jobs cost',
    text: 'The attic’s total includes batt removal and a fire coating. The crawl space liner and the addition’s drywall are extra.',
    items: {
      walls: {
        name: 'Addition, outside walls',
        text: 'Closed-cell foam, 5 inches thick: R-30. Drywall not included.',
        sizeText: '{size} square feet of wall',
      },
      'crawl-space': {
        name: 'Crawl space walls',
        text: 'Closed-cell foam, 2 1/2 inches thick: R-15. Liner, fan and removal extra.',
        sizeText: '{size} square feet of wall',
      },
      roof: {
        name: 'Attic, under the roof',
        text: 'Closed-cell foam, 8 inches thick: R-48. Covering not included.',
        sizeText: '{size} square feet of roof',
      },
      steel: {
        name: 'Steel shop',
        text: 'Closed-cell foam, 3 inches thick: R-18, with a tested coating.',
        sizeText: '{size} square feet of roof and walls',
      },
    },
  },
  // The pictures are renderings. Change this sentence when photographs replace them.
  pair: {
    heading: 'A crawl space,\nbefore and after',
    text: 'A dirt floor and falling batts, then foam on the walls and a liner over the dirt. Both are renderings.',
  },
  testimonials: { heading: 'What customers say', subheading: 'About a cold bedroom, an attic and a shop roof that dripped.' },
  questions: { heading: 'Spray foam insulation FAQ', groups: questionGroups },
  area: {
    heading: 'Serving Westminster\nand metro Denver',
    text: 'We insulate homes and commercial buildings from Boulder to Aurora.',
  },
  articles: { heading: 'Insulation guides' },
  close: { heading: 'Cold room, attic or shop?\nGet a free quote.' },
}
