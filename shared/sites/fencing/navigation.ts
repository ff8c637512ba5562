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
  heading: 'Fences and gates, set straight',
  paragraphs: [
    'Wood, vinyl, iron and steel fences, garden gates and automated driveway gates for homes and businesses in the Simi Valley area.',
    'Fence down or gate stuck? Call and tell us what you see from where you stand.',
  ],
  text: 'Fencing, gates and repair in the Simi Valley area.',
}
