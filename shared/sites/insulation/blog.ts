import type { Site } from '../../site-types.ts'

export const blog: Site['blog'] = {
  intro: 'What we explain in attics and crawl spaces every week, written down so you can read it somewhere warmer.',
  fallbackPictures: ['residential-insulation', 'attic-insulation', 'crawl-space-insulation', 'commercial-insulation', 'roofing-foam'],
  close: { heading: 'Still have a question?\nAsk us out loud.' },
}
