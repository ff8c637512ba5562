import type { ServiceWords } from 'contractor-website/content'

export const shingleRoofs: ServiceWords = {
  name: 'Shingle roofs',
  description: 'Old shingles off, deck checked, new underlayment, flashing and shingles, nailed as the manufacturer says.',
  shortLine: 'Off, checked, on in days',
  facts: ['Most houses take 1 to 3 days', 'Deck repairs priced by the sheet'],
  details: [
    {
      label: 'What we do',
      text: 'We tear off to the deck, replace bad sheets, and put on ice barrier, underlayment, flashing and shingles.',
    },
    { label: 'When it isn’t right', text: 'On a slope under 2 in 12 shingles leak. A low-slope membrane belongs there.' },
  ],
}
