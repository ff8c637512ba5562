import type { Facts } from 'contractor-website/content'

export const blog = {
  // Exactly five, for posts that come without a picture; names may repeat.
  fallbackPictures: ['yard', 'repair', 'new-work', 'hero', 'yard'],
  // Who writes or checks the posts. A public site names only those whose `sample` is false.
  authors: [{ id: 'owner', name: 'Sample Owner', sample: true }],
} as const satisfies Facts['blog']
