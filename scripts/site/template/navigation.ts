import type { Site } from '../../../shared/site-types.ts'

/** The header shows what is not hidden there; the footer shows all. */
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
  heading: 'Repairs and new work',
  // What you do and where; then what happens when somebody calls.
  paragraphs: [
    'We repair and build for homes and businesses in and around Sample City.',
    'Call during business hours and you’ll talk to a person. After hours, leave a message and we’ll call back the next business morning.',
  ],
  text: 'Repairs and new work in Sample City.',
}
