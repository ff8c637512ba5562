import type { Facts } from 'contractor-website/content'

export const pages = {
  homepage: { picture: 'hero' },
  services: { picture: 'repair' },
  blog: { picture: 'yard' },
  about: { picture: 'new-work' },
  careers: { picture: 'new-work' },
  contact: { picture: 'yard' },
  work: { picture: 'new-work' },
  gallery: { picture: 'new-work' },
  estimate: { picture: 'new-work' },
  directoriesOnTheWeb: { picture: 'hero' },
  privacy: { picture: 'hero' },
} as const satisfies Facts['pages']
