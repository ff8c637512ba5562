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
  heading: 'Foam where the air gets in',
  paragraphs: [
    'Spray foam for attics, walls, crawl spaces, metal buildings and flat roofs in Westminster and the Denver metro area.',
    'Call anytime. If nobody is free to talk, leave a number and we will call back the next working morning.',
  ],
  text: 'Spray foam insulation in the Denver metro area.',
}
