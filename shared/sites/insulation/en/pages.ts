import type { Words } from 'contractor-website/content'

export const pages: Words['pages'] = {
  homepage: {
    metaData: {
      title: 'Spray Foam Insulation in Denver, CO | Front Range Foam',
      description:
        'Spray foam insulation for attics, walls, crawl spaces and metal buildings in Westminster and the Denver metro area. Free quote with one price per area.',
      keywords: ['spray foam insulation Denver', 'insulation contractor Westminster CO', 'closed-cell foam', 'open-cell foam'],
    },
    h1: 'Fix cold rooms\nwith spray foam',
    subtitle: 'Attics, walls and crawl spaces in Westminster and metro Denver.',
  },
  services: {
    metaData: {
      title: 'Attic, Wall and Crawl Space Insulation in Denver, CO',
      description:
        'Home and commercial spray foam, attic insulation, crawl space insulation and foam roofing. You get a written price for each area.',
    },
    h1: 'Attic, wall and crawl space insulation',
    subtitle: 'We measure every area and put the foam, thickness and price in writing. You decide what we spray.',
  },
  blog: {
    metaData: {
      title: 'Spray Foam Cost and Insulation Guides for Colorado Homes',
      description:
        'What spray foam costs, how to find drafts, choose open-cell or closed-cell foam, insulate a crawl space and get ready for spray day.',
    },
    h1: 'Spray foam insulation guides',
  },
  about: {
    metaData: {
      title: 'About Our Spray Foam Insulation Crew in Westminster, CO',
      description: 'Who comes to your house, how we measure, what we put in writing, and why we’ll tell you when foam isn’t the answer.',
    },
    h1: 'We find the\u00a0air\u00a0leaks\nbefore we\u00a0spray',
    subtitle: 'We’re an insulation crew from Westminster. We start every job with a light, a tape measure and your list of what’s wrong.',
  },
  careers: {
    metaData: {
      title: 'Work on Our Spray Foam Crew in Westminster, CO',
      description:
        'What a day on our spray foam crew looks like, what we provide, what you’ll need, and how to ask us about work by phone.',
    },
    h1: 'Work on our\nspray foam crew',
    subtitle: 'It’s careful work in tight spaces, and we’ll teach you from the ground up.',
  },
  contact: {
    metaData: {
      title: 'Free Spray Foam Insulation Quote in Denver, CO | Contact',
      description:
        'Call {phoneNumber} anytime or fill out the form for a free insulation quote in metro Denver. We’ll reply within one business day.',
    },
    h1: 'Get a free\ninsulation quote',
    subtitle: 'Call anytime, or fill out the form and we’ll reply within one business day.',
  },
  estimate: {
    metaData: {
      title: 'Spray Foam Insulation Cost Estimate for Metro Denver',
      description:
        'What would spray foam cost? Choose where it goes, how big the area is, the foam and the thickness. See it drawn to scale and get a price range.',
    },
    h1: 'Insulation\ncost estimate',
    subtitle:
      'Pick where the foam goes, how big the area is and which foam you want. You’ll see it drawn to scale, with its R-value and a price range.',
  },
  gallery: {
    metaData: {
      title: 'Spray Foam Pictures: Attics, Walls, Crawl Spaces',
      description:
        'See what spray foam looks like in attics, walls, a crawl space and a steel building, and on a flat roof, with sizes and usual prices.',
    },
    h1: 'What spray foam looks like',
    subtitle:
      'Once the drywall is up, you won’t see the foam. Each caption has a measurement, and most have a price. “On center” means from the middle of one rafter or stud to the middle of the next.',
  },
  work: {
    metaData: {
      title: 'What Spray Foam Jobs Cost in Metro Denver',
      description:
        'What insulation jobs cost in metro Denver: each job’s size, foam, thickness, R-value and total price. Open one to see what the price covered.',
    },
    h1: 'What insulation\njobs cost',
    subtitle:
      'Newest first. The drawings show each job’s size at the same scale. Open a job to see what the price covered. A new attic may need a higher R-value than the two here. The higher the R-value, the greater the insulating power. Ask your seller for the fact sheet on R-values.',
  },
  directoriesOnTheWeb: {
    metaData: {
      title: 'Find Us on the Web | Front Range Foam Insulation',
      description:
        'Maps, review sites, directories, trade groups, local offices and social networks that can help you check an insulation contractor in metro Denver.',
    },
    h1: 'Find us on the web!',
  },
  privacy: {
    metaData: {
      title: 'Privacy | Front Range Foam Insulation',
      description:
        'What Front Range Foam Insulation keeps when you use this site or send the form, where, for how long, and how to have it deleted.',
    },
    h1: 'Your privacy',
    subtitle: 'What we keep, where, for how long, and how to have it deleted.',
  },
}
