import type { Facts } from '../../content/content-set.ts'

/** Keys are paths in camelCase. Service pages are in `services.ts`. */
export const pages = {
  homepage: { url: '/', picture: 'hero' },
  services: { url: '/services/', picture: 'residential-insulation' },
  blog: { url: '/blog/', picture: 'attic-insulation' },
  about: { url: '/about/', picture: 'attic-insulation' },
  careers: { url: '/careers/', picture: 'commercial-insulation' },
  contact: { url: '/contact/', picture: 'residential-insulation' },
  estimate: { url: '/estimate/', picture: 'attic-insulation' },
  gallery: { url: '/gallery/', picture: 'commercial-insulation' },
  directoriesOnTheWeb: { url: '/directories-on-the-web/', picture: 'roofing-foam' },
  privacy: { url: '/privacy/', picture: 'hero' },
} as const satisfies Facts['pages']
