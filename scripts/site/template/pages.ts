import type { Facts } from '../../../shared/content/content-set.ts'

export const pages = {
  homepage: { url: '/', picture: 'hero' },
  services: { url: '/services/', picture: 'repair' },
  blog: { url: '/blog/', picture: 'yard' },
  about: { url: '/about/', picture: 'new-work' },
  careers: { url: '/careers/', picture: 'new-work' },
  contact: { url: '/contact/', picture: 'yard' },
  gallery: { url: '/gallery/', picture: 'new-work' },
  directoriesOnTheWeb: { url: '/directories-on-the-web/', picture: 'hero' },
  privacy: { url: '/privacy/', picture: 'hero' },
} as const satisfies Facts['pages']
