import type { Facts } from 'contractor-website/content'

/** Keys are paths in camelCase. Service pages are in `services.ts`. */
export const pages = {
  homepage: { picture: 'hero' },
  services: { picture: 'residential-insulation' },
  blog: { picture: 'attic-insulation' },
  about: { picture: 'attic-insulation' },
  careers: { picture: 'commercial-insulation' },
  contact: { picture: 'residential-insulation' },
  estimate: { picture: 'attic-insulation' },
  work: { picture: 'attic-after' },
  gallery: { picture: 'commercial-insulation' },
  directoriesOnTheWeb: { picture: 'roofing-foam' },
  privacy: { picture: 'hero' },
} as const satisfies Facts['pages']
