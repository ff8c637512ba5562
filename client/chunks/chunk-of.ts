import type { ScreenName } from '../navigation/screen-for.tsx'

export const chunkNames = ['blog', 'business', 'contact', 'estimate', 'home'] as const
export type ChunkName = (typeof chunkNames)[number]

/** The chunk that draws a screen. What is not named here, every page loads. */
export const chunkOf: Partial<Record<ScreenName, ChunkName>> = {
  about: 'business',
  blog: 'blog',
  careers: 'business',
  contact: 'contact',
  directories: 'business',
  estimate: 'estimate',
  gallery: 'business',
  home: 'home',
  post: 'blog',
  privacy: 'business',
}
