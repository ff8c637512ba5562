import type { Site } from '../../../shared/site-types.ts'

export const blog: Site['blog'] = {
  intro: 'Here’s what homeowners ask us most, with our answers.',
  // Exactly five, for posts that come without a picture; names may repeat.
  fallbackPictures: ['yard', 'repair', 'new-work', 'hero', 'yard'],
  close: { heading: 'Still have a question?\nAsk us.' },
}
