import type { Words } from 'contractor-website/content'
import { trade } from './trade.ts'

/**
 * Titles need 30 to 60 characters and descriptions 70 to 160, each one different: search engines show them. Use the words people search
 * for: the service, the town, 'cost'. In `h1`, `\n` breaks the line on large screens. The service pages bring their own.
 */
export const pages: Words['pages'] = {
  homepage: {
    metaData: {
      title: `${trade.title} in {city}`,
      description: `{name} does ${trade.work} in and around {city}. Call {phoneNumber} for a free visit and a written quote.`,
    },
    // What you do and for whom, in at most three short lines.
    h1: trade.h1,
    subtitle: 'For homes and businesses in {city}. Visits and quotes are free.',
  },
  services: {
    metaData: {
      title: 'Our Services in {city} | {name}',
      description: `${trade.title} in {city}: what we do, what happens on the first visit, and how you get a written quote before any work starts.`,
    },
    h1: 'Our services',
    subtitle: 'In {city} and nearby. You’ll get a written quote before we start.',
  },
  blog: {
    metaData: {
      title: 'Home Repair Guides to Read Before You Call',
      description:
        'Short answers to what homeowners ask us most: what to check first, what happens on a visit and what goes into a contractor’s quote.',
    },
    h1: 'Home repair guides',
  },
  about: {
    metaData: {
      title: 'About Us: Who Comes to Your House',
      description:
        'Who comes to your house, how we quote, what we put in writing, and why we’ll tell you when somebody else can help you better.',
    },
    h1: 'About the people\nwho do the work',
    subtitle: 'We’re a small crew. We look first and talk about cost second.',
  },
  careers: {
    metaData: {
      title: 'Work With Us: Jobs on Our Crew',
      description: 'What a day on our crew is like, what we provide, what you’ll need, and how to ask us about work by phone.',
    },
    h1: 'Work on\nour crew',
    subtitle: 'We’ll teach the trade to people who like to do it right.',
  },
  contact: {
    metaData: {
      title: 'Get a Free Quote in {city} | {name}',
      description: 'Call {name} at {phoneNumber} or fill out the form for a free quote in {city}. We’ll reply within one business day.',
    },
    h1: 'Get a\nfree quote',
    subtitle: 'Call {phoneNumber}, or fill out the form and we’ll reply within one business day.',
  },
  gallery: {
    metaData: {
      title: 'Gallery: Repairs and New Work in Pictures',
      description:
        'Pictures of repairs and new work, each with its size, so you can compare it with what you have in mind for your own house.',
    },
    h1: 'What it looks like',
    // Call pictures your own work only once they are photographs of it.
    subtitle: 'Each picture lists a size, so you’ll know how yours compares.',
  },
  work: {
    metaData: {
      title: 'Our Work: Recent Jobs with Pictures and Prices',
      description: 'Jobs from the last months: what was wrong, what we did, how long it took and what it cost, with pictures of each one.',
    },
    h1: 'Jobs with pictures\nand prices',
    subtitle: 'Newest first, with what each one took.',
  },
  estimate: {
    metaData: {
      title: `${trade.title} Cost in {city}`,
      description:
        'What would your job cost in {city}? Answer a few questions and see a price range, what it includes and how long it takes.',
    },
    h1: 'What would\nmy job cost?',
    subtitle: 'A few answers give you a price range. {name} puts the exact price in writing.',
  },
  directoriesOnTheWeb: {
    metaData: {
      title: 'Find Us on the Web: Maps and Directories',
      description: 'Maps, directories and review sites where you can look us up, compare us with others and read what customers wrote.',
    },
    h1: 'Find us on the web',
  },
  privacy: {
    metaData: {
      title: 'Privacy: What {name} Keeps and Why',
      description: 'What {name} keeps when you use this site or send the form, where, for how long, and how to have it deleted.',
    },
    h1: 'Your privacy',
    subtitle: 'What {name} keeps when you write to us, and how to have it deleted.',
  },
}
