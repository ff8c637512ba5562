import type { Facts } from '../../../shared/content-set.ts'

export const blog = {
  // Exactly five, for posts that come without a picture; names may repeat.
  fallbackPictures: ['yard', 'repair', 'new-work', 'hero', 'yard'],
} as const satisfies Facts['blog']
