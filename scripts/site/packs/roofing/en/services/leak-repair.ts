import type { ServiceWords } from 'contractor-website/content'

export const leakRepair: ServiceWords = {
  name: 'Leak repair',
  description: 'We find where the water gets in, which is seldom right above the stain, and fix that spot.',
  shortLine: 'We find it, then fix it',
  facts: ['Photos before and after', 'Same day for most'],
  details: [
    {
      label: 'What we do',
      text: 'We check flashing, valleys, vents and nails, open what we need to, and show you photos of what we found.',
    },
    { label: 'When it isn’t right', text: 'If shingles are brittle all over, one repair leads to the next. We’ll price both.' },
  ],
}
