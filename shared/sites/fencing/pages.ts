import type { Site } from '../../site-types.ts'

export const pages: Site['pages'] = {
  homepage: {
    url: '/',
    metaData: {
      title: 'Fence & Gate Contractor in Simi Valley, CA',
      description:
        'Wood, vinyl, iron and steel fences, garden gates and automated driveway gates in Simi Valley. Free measuring, and one price in writing.',
    },
    h1: 'Straight fences\nand square gates\nfor Simi Valley',
    subtitle: 'Fences, gates and repair for homes and businesses in the Simi Valley area.',
    picture: 'hero',
  },
  services: {
    url: '/services/',
    metaData: {
      title: 'Fencing, Gate and Repair Services in Simi Valley',
      description:
        'Eight kinds of fence and gate work, from a picket front yard to an automated driveway gate: heights, materials and what each is for.',
    },
    h1: 'Fences, gates and repair',
    subtitle: 'Eight kinds of work, one way of doing it: we measure, you get a written price, we build to the line.',
    picture: 'residential-fencing',
  },
  blog: {
    url: '/blog/',
    metaData: {
      title: 'Fencing Advice for Simi Valley Yards | Blog',
      description:
        'Four plain articles on choosing a fencing material, keeping a wood fence standing, styles that suit small lots, and ideas worth their price.',
    },
    h1: 'Read before you dig',
    subtitle: 'What we explain in yards every week, written down.',
    picture: 'ranch-rail',
  },
  about: {
    url: '/about/',
    metaData: {
      title: 'About Simi Valley Fence & Gate, Fencing Contractor',
      description:
        'How we work: a tape measure first, a drawing and one written price next, posts in concrete after that, and a walk along the line at the end.',
    },
    h1: 'Measured first,\nthen built',
    subtitle: 'A fencing and gate contractor in the Simi Valley area, with 20+\u00a0years of experience in its clay, slopes and wind.',
    picture: 'gate-installation',
  },
  careers: {
    url: '/careers/',
    metaData: {
      title: 'Careers: Fence and Gate Work in Simi Valley',
      description:
        'Set posts, hang gates and learn to read a slope. What the work is like, what we look for, and how to reach us in Simi Valley, California.',
    },
    h1: 'Work you can lean on',
    subtitle: 'Fence and gate work, outdoors, in the Simi Valley area.',
    picture: 'fence-repair',
  },
  contact: {
    url: '/contact/',
    metaData: {
      title: 'Contact Simi Valley Fence & Gate | Request a Quote',
      description:
        'Call (805) 555-0142, Monday to Friday, 8 AM to 5 PM, or send the street and a rough length. We answer on the next working day, and measuring is free.',
    },
    h1: 'Tell us the street\nand the length',
    subtitle: 'A rough guess is fine. We measure it properly when we come.',
    picture: 'hero',
  },
  gallery: {
    url: '/gallery/',
    metaData: {
      title: 'Fence and Gate Gallery | Simi Valley Fence & Gate',
      description:
        'Twelve pictures of fences and gates: picket, cedar, vinyl, slat, ranch rail, iron, steel and pool fences, each with its height or its opening.',
    },
    h1: 'Twelve fences, up close',
    subtitle: 'Each picture says what it is made of and how tall it stands. Open one to look at the joints.',
    picture: 'horizontal-slat',
  },
  directoriesOnTheWeb: {
    url: '/directories-on-the-web/',
    metaData: {
      title: 'Find Us on the Web | Simi Valley Fence & Gate',
      description:
        'About 100 maps, directories, networks and trade bodies where people in California look up a contractor, each linked to its own front page.',
    },
    h1: 'Find us on the web!',
    picture: 'hero',
  },
}
