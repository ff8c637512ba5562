import type { Words } from 'contractor-website/content'

export const navigation: Words['navigation'] = {
  home: { title: 'Home' },
  services: { title: 'Services' },
  blog: { title: 'Blog' },
  about: { title: 'About' },
  contact: { title: 'Contact' },
  gallery: { title: 'Gallery' },
  work: { title: 'Job examples' },
  estimate: { title: 'Cost estimate' },
  'fence-rules': { title: 'Fence rules' },
  careers: { title: 'Careers' },
  'directories-on-the-web': { title: 'Find us on the web' },
  privacy: { title: 'Privacy' },
  accessibility: { title: 'Accessibility' },
}
