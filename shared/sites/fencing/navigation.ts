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
  heading: 'Fences and gates in Simi Valley',
  paragraphs: [
    'We’re a fencing contractor (C-13) for homes and businesses in the Simi Valley area. Licensed subcontractors do our masonry, gate openers and wiring.',
    'Fence down or gate stuck? Call anytime. After hours, leave a message and we’ll call back the next business morning.',
  ],
  text: 'Fencing, gates and repair in the Simi Valley area.',
}
