import type { Site } from '../../site-types.ts'

export const blog: Site['blog'] = {
  intro: 'Here’s what homeowners ask us most about spray foam, drafts and crawl spaces.',
  fallbackPictures: ['residential-insulation', 'attic-insulation', 'crawl-space-insulation', 'commercial-insulation', 'roofing-foam'],
  close: { heading: 'Still have a question?\nCall and ask us.' },
}
