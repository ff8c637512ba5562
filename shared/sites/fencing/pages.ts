import type { Facts } from '../../content/content-set.ts'

export const pages = {
  homepage: { url: '/', picture: 'hero' },
  services: { url: '/services/', picture: 'residential-fencing' },
  blog: { url: '/blog/', picture: 'ranch-rail' },
  about: { url: '/about/', picture: 'gate-installation' },
  careers: { url: '/careers/', picture: 'fence-repair' },
  contact: { url: '/contact/', picture: 'hero' },
  estimate: { url: '/estimate/', picture: 'privacy-fencing' },
  gallery: { url: '/gallery/', picture: 'horizontal-slat' },
  directoriesOnTheWeb: { url: '/directories-on-the-web/', picture: 'hero' },
  privacy: { url: '/privacy/', picture: 'hero' },
} as const satisfies Facts['pages']
