import type { Site } from '../../site-types.ts'

/** Keys are paths in camelCase; the service pages bring their own. */
export const pages: Site['pages'] = {
  homepage: {
    url: '/',
    metaData: {
      title: 'Spray Foam Insulation in Denver | Front Range Foam',
      description:
        'Spray foam for attics, walls, crawl spaces and metal buildings in Westminster and the Denver metro area. Call anytime, 24/7.',
      keywords: ['spray foam insulation Denver', 'insulation contractor Westminster CO', 'closed-cell foam', 'open-cell foam'],
    },
    h1: 'Stop heating\nthe Front Range',
    subtitle: 'Spray foam for homes and buildings in Westminster and the Denver metro area.',
    picture: 'hero',
  },
  services: {
    url: '/services/',
    metaData: {
      title: 'Insulation Services in the Denver Metro Area',
      description:
        'Residential and commercial spray foam, attics, crawl spaces and foam roofing. Every area measured, every price in writing.',
    },
    h1: 'Five places we spray',
    subtitle: 'The places differ, the order does not: we measure, you get the figures and one price in writing, then we spray.',
    picture: 'residential-insulation',
  },
  blog: {
    url: '/blog/',
    metaData: {
      title: 'Insulation Articles for Front Range Homeowners',
      description: 'Plain articles on heat loss, open-cell and closed-cell foam, crawl spaces and what happens in your house on spray day.',
    },
    h1: 'Worth reading before you call',
    picture: 'attic-insulation',
  },
  about: {
    url: '/about/',
    metaData: {
      title: 'About Our Spray Foam Crew in Westminster, CO',
      description: 'Who comes to your house, how we measure, what we write down, and why we say so when the answer is not foam.',
    },
    h1: 'We find the leak\nbefore we sell the foam',
    subtitle: 'An insulation crew from Westminster that starts every job with a work light, a tape and a list of cold rooms.',
    picture: 'attic-insulation',
  },
  careers: {
    url: '/careers/',
    metaData: {
      title: 'Insulation Jobs in Westminster and Denver, CO',
      description:
        'Steady work, paid training and proper respirators. What a day on our spray foam crew looks like and how to apply by phone.',
    },
    h1: 'A trade you can\nlearn in one winter',
    subtitle: 'Spray foam is careful work in awkward places. We teach it from the hose up.',
    picture: 'commercial-insulation',
  },
  contact: {
    url: '/contact/',
    metaData: {
      title: 'Request a Free Insulation Quote in Denver, CO',
      description:
        'Call (303) 555-0178 anytime or fill out the form. Tell us which room is cold and we will answer on the next working day.',
    },
    h1: 'Tell us which\nroom is cold',
    subtitle: 'Call anytime, or fill out the form and we will answer on the next working day.',
    picture: 'residential-insulation',
  },
  gallery: {
    url: '/gallery/',
    metaData: {
      title: 'Spray Foam Gallery: Attics, Walls and Roofs',
      description: 'Pictures of foamed attics, stud bays, a crawl space, a steel building and a flat roof, with the dimensions of each.',
    },
    h1: 'Foam, before it is covered',
    subtitle: 'Once the drywall is up nobody sees this work again. So we take pictures.',
    picture: 'commercial-insulation',
  },
  directoriesOnTheWeb: {
    url: '/directories-on-the-web/',
    metaData: {
      title: 'Find Us on the Web | Front Range Foam Insulation',
      description:
        'Business directories, review sites, trade associations and social networks where an insulation contractor can be looked up.',
    },
    h1: 'Find us on the web!',
    picture: 'roofing-foam',
  },
}
