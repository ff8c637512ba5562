import type { ServiceWords } from 'contractor-website/content'

export const fixtures: ServiceWords = {
  name: 'Faucets and toilets',
  description: 'Old one out, new one in, shutoffs checked and everything dry before we leave.',
  shortLine: 'In, tight and tested',
  facts: ['Most take 1 to 3 hours', 'You can buy the fixture'],
  details: [
    { label: 'What we do', text: 'We remove the old fixture, replace supply lines and seals, set the new one and test it.' },
    { label: 'When it isn’t right', text: 'A drip or a running toilet often needs a part, not a new fixture. We’ll say so.' },
  ],
}
