import type { ServiceWords } from 'contractor-website/content'

export const exteriorPainting: ServiceWords = {
  name: 'Exterior painting',
  description: 'Washed, scraped, caulked and primed first, because paint lasts only as long as what’s under it.',
  shortLine: 'Prepped first, then painted',
  facts: ['Washed and scraped', 'Two coats'],
  details: [
    { label: 'What we do', text: 'We wash, scrape, sand, caulk and prime, mask windows and plants, and put on two coats.' },
    { label: 'When it isn’t right', text: 'Rotten trim has to be replaced before it’s painted. We’ll mark it on the quote.' },
  ],
}
