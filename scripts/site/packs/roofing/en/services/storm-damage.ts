import type { ServiceWords } from 'contractor-website/content'

export const stormDamage: ServiceWords = {
  name: 'Hail and wind damage',
  description: 'We tarp what’s open, photograph every side, and write the estimate the way your insurer needs it.',
  shortLine: 'Tarped, listed, repaired',
  facts: ['Photos of every side', 'We meet the adjuster'],
  details: [
    {
      label: 'What we do',
      text: 'We check shingles, vents, gutters and soft metals for hail, mark what we find, and write a line-by-line estimate.',
    },
    {
      label: 'When it isn’t right',
      text: 'If the damage costs less than your deductible, a claim gets you nothing. We’ll say so before you file.',
    },
  ],
}
