import type { Site } from '../../../shared/site-types.ts'

/**
 * Titles have 30 to 60 characters and descriptions 70 to 160, each different from all others: search engines show them.
 * In `h1`, `\n` breaks the line on large screens. The service pages bring their own.
 */
export const pages: Site['pages'] = {
  homepage: {
    url: '/',
    metaData: {
      title: 'Repairs and New Work in Sample City',
      description: 'Repairs and new work near Sample City. We look, we measure, and you get one price in writing.',
    },
    // The promise of the business in at most three short lines.
    h1: 'Fixed right,\nbuilt to last',
    subtitle: 'Repairs and new work in and around Sample City.',
    picture: 'hero',
  },
  services: {
    url: '/services/',
    metaData: {
      title: 'Our Services: Repairs and New Work',
      description: 'What we repair and what we build, what a visit is like, and how you get one price in writing before the work starts.',
    },
    h1: 'What we do',
    subtitle: 'Two kinds of work, one way to do it: we look, we measure, you get the price in writing.',
    picture: 'repair',
  },
  blog: {
    url: '/blog/',
    metaData: {
      title: 'Articles to Read Before Our Visit',
      description:
        'Short articles that answer what people ask us most: what to look at first, what a visit takes and how a price comes about.',
    },
    h1: 'Good to know before a visit',
    picture: 'yard',
  },
  about: {
    url: '/about/',
    metaData: {
      title: 'Who We Are and How We Work at Your House',
      description:
        'Who comes to your house, how we measure and what we write down, and why we say so when somebody else can help you better.',
    },
    h1: 'The people\nwho come to you',
    subtitle: 'A small crew that measures first and talks about money second.',
    picture: 'new-work',
  },
  careers: {
    url: '/careers/',
    metaData: {
      title: 'Work With Us: Open Jobs on Our Crew',
      description: 'What a day on our crew is like, what we bring and what you bring, which jobs are open now, and how to apply by phone.',
    },
    h1: 'A steady job\nwith steady people',
    subtitle: 'We teach the trade to people who like to do things properly.',
    picture: 'new-work',
  },
  contact: {
    url: '/contact/',
    metaData: {
      title: 'Contact Us and Request a Free Quote',
      description: 'Call us or fill out the form. Tell us what is wrong and where, and we answer on the next working day.',
    },
    h1: 'Tell us what\nneeds doing',
    subtitle: 'Call, or fill out the form and we answer on the next working day.',
    picture: 'yard',
  },
  gallery: {
    url: '/gallery/',
    metaData: {
      title: 'Gallery: Pictures of Our Finished Work',
      description:
        'Pictures of finished repairs and new work, each with the size of what was done, so that you can compare it with your own.',
    },
    h1: 'Finished work',
    subtitle: 'Every picture says how large the job was.',
    picture: 'new-work',
  },
  directoriesOnTheWeb: {
    url: '/directories-on-the-web/',
    metaData: {
      title: 'Find Us on the Web: Maps and Directories',
      description: 'Maps, directories and review sites where you can look us up, compare us with others and read what customers wrote.',
    },
    h1: 'Find us on the web',
    picture: 'hero',
  },
}
