import type { ServiceWords } from 'contractor-website/content'

export const interiorPainting: ServiceWords = {
  name: 'Interior painting',
  description: 'Furniture moved and covered, holes filled, two coats, straight lines at the ceiling.',
  shortLine: 'Two coats, clean lines',
  facts: ['Most rooms take a day', 'Low-odor paint'],
  details: [
    { label: 'What we do', text: 'We cover, patch, sand, prime where needed and put on two coats, then put the room back.' },
    { label: 'When it isn’t right', text: 'If only one wall is marked, a careful touch-up from the same can may be enough.' },
  ],
}
