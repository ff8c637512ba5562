import type { Site } from '../../site-types.ts'

export const navigation: Site['navigation'] = [
  { title: 'Home', href: '/' },
  { title: 'Services', href: '/services/' },
  { title: 'Blog', href: '/blog/' },
  { title: 'About', href: '/about/' },
  { title: 'Contact', href: '/contact/' },
  { title: 'Gallery', href: '/gallery/' },
  { title: 'Careers', href: '/careers/', hideFromTopNav: true },
  { title: 'Find us on the web', href: '/directories-on-the-web/', hideFromTopNav: true },
]

export const footer: Site['footer'] = {
  heading: 'Spray foam for metro Denver',
  paragraphs: [
    'We insulate attics, walls, crawl spaces, metal buildings and flat roofs in Westminster and the Denver metro area.',
    'Call anytime. After hours, leave a message and we’ll call back the next business morning.',
  ],
  text: 'Spray foam insulation in the Denver metro area.',
}
