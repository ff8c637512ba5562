import type { ScreenName } from '../navigation/screen-for.tsx'

export const chunkNames = ['blog', 'business', 'contact', 'estimate', 'home'] as const
export type ChunkName = (typeof chunkNames)[number]

/** The chunk of each screen. Screens not listed here are in the main bundle. */
export const chunkOf: Partial<Record<ScreenName, ChunkName>> = {
  about: 'business',
  blog: 'blog',
  careers: 'business',
  contact: 'contact',
  directories: 'business',
  estimate: 'estimate',
  gallery: 'business',
  home: 'home',
  own: 'business',
  post: 'blog',
  privacy: 'business',
}
