import type { Facts } from 'contractor-website/content'

export const pages = {
  homepage: { picture: 'hero' },
  services: { picture: 'residential-fencing' },
  blog: { picture: 'ranch-rail' },
  about: { picture: 'gate-installation' },
  careers: { picture: 'fence-repair' },
  contact: { picture: 'hero' },
  estimate: { picture: 'privacy-fencing' },
  work: { picture: 'vinyl-fencing' },
  gallery: { picture: 'horizontal-slat' },
  directoriesOnTheWeb: { picture: 'hero' },
  privacy: { picture: 'hero' },
} as const satisfies Facts['pages']
