import type { Site } from '../../../shared/site-types.ts'

export const blog: Site['blog'] = {
  intro: 'Answers we give again and again, written down once.',
  // Exactly five, for posts that come without a picture; names may repeat.
  fallbackPictures: ['yard', 'repair', 'new-work', 'hero', 'yard'],
  close: { heading: 'Did we leave something out?\nAsk us.' },
}
