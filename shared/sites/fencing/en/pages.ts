import type { Words } from 'contractor-website/content'

export const pages: Words['pages'] = {
  homepage: {
    metaData: {
      title: 'Fence Company in Simi Valley, CA | Simi Valley Fence & Gate',
      description:
        'Fence company in Simi Valley, CA. We build and repair wood, vinyl, iron and steel fences and gates. Free online estimate, drawing and written quote.',
    },
    h1: 'Straight fences\nand solid gates\nin Simi Valley',
    subtitle: 'New fences and repairs, free drawing',
  },
  services: {
    metaData: {
      title: 'Fence Installation, Repair and Gates in Simi Valley, CA',
      description:
        '{services.count} fence and gate services in Simi Valley, from picket fences and fence repair to automated driveway gates, with heights, materials and uses.',
    },
    h1: 'Fences, gates and repair',
    subtitle: 'Pick a service. We’ll measure for free, send you a written quote with a drawing, and build what it shows.',
  },
  blog: {
    metaData: {
      title: 'Fence Cost, Materials and Care | Simi Valley Fence Blog',
      description:
        'Short guides for Simi Valley homeowners: what a fence costs per foot, which material to choose, how to make wood last and which ideas pay off.',
    },
    h1: 'Fence tips and advice',
    subtitle: 'Answers to what homeowners ask us most.',
  },
  about: {
    metaData: {
      title: 'About Us: Fence and Gate Contractor in Simi Valley, CA',
      description:
        'Meet your Simi Valley fence contractor. We measure first, put your quote in writing, set every post in concrete and walk the fence line with you.',
    },
    h1: 'Your Simi Valley\nfence contractor',
    subtitle: 'We have 20+\u00a0years of experience with the clay, slopes and wind in the Simi Valley area.',
  },
  careers: {
    metaData: {
      title: 'Work on Our Fence Crew in Simi Valley, CA | Careers',
      description:
        'Fence and gate work in Simi Valley, California: what the job is like, what we look for in a crew member, and how to introduce yourself.',
    },
    h1: 'Build fences with us',
    subtitle: 'Outdoor work on fences and gates in and around Simi Valley.',
  },
  contact: {
    metaData: {
      title: 'Free Fence Quote in Simi Valley, CA | Contact Us',
      description: 'Call {phoneNumber}, {hours}, or send your street and a rough length. We’ll reply within one business day.',
    },
    h1: 'Get a free\nfence quote',
    subtitle: 'Your street and a rough length are enough to start. We’ll take exact measurements when we come out.',
  },
  estimate: {
    metaData: {
      title: 'Fence Cost Estimate for Simi Valley, CA | See It Drawn',
      description:
        'What would your fence cost? Choose material, height, length and gates, see your own fence drawn to scale, and get a price range right away.',
    },
    h1: 'Fence cost estimate',
    subtitle: 'Tell us the length, height and material. You’ll see your fence drawn to scale, with a price range.',
  },
  gallery: {
    metaData: {
      title: 'Fence and Gate Styles and Ideas in Simi Valley | Gallery',
      description:
        'Renderings of our fence and gate styles: picket, cedar, vinyl, slat, ranch rail, iron, steel and pool fences, each with its main measurement.',
    },
    h1: 'Fence styles we build',
    subtitle: 'Each caption gives the style, its main measurement and, for most, the usual price.',
  },
  work: {
    metaData: {
      title: 'Fence Job Examples near Simi Valley: Sizes and Prices',
      description:
        'Examples of fences and a repair around Simi Valley, each with its total price. The fences are drawn to one scale, so you can compare.',
    },
    h1: 'Fence examples,\nwith sizes and prices',
    subtitle: 'The fences are all drawn to one scale. Open one for measurements and time on site.',
  },
  directoriesOnTheWeb: {
    metaData: {
      title: 'Find Us on the Web | Simi Valley Fence & Gate',
      description:
        'About 100 maps, directories, social networks, public offices and trade groups. Each link opens that site’s home page in a new tab.',
    },
    h1: 'Find us on the web!',
  },
  privacy: {
    metaData: {
      title: 'Privacy | Simi Valley Fence & Gate',
      description:
        'What Simi Valley Fence & Gate keeps when you use this site or send the form, where, for how long, and how to have it deleted.',
    },
    h1: 'Your privacy',
    subtitle: 'What we keep, where, for how long, and how to have it deleted.',
  },
}
