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
  heading: 'Work you can check with a tape',
  // What you do and where; then what happens when somebody calls.
  paragraphs: [
    'Repairs and new work in and around Sample City.',
    'Call during the day and a person answers. Leave a number at night and we call back the next working morning.',
  ],
  text: 'Repairs and new work in Sample City.',
}
