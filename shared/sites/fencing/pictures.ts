import type { Facts } from 'contractor-website/content'

export const pictures = {
  hero: { focus: '60% 40%' },
  'hero-dusk': {},
  'privacy-fencing': { focus: '35% 50%' },
  'decorative-fencing': { focus: '35% 50%' },
  'pool-fencing': {},
  'automated-gate-systems': {},
  'residential-fencing': { focus: '50% 55%' },
  'chain-link': {},
  'commercial-fencing': { focus: '30% 50%' },
  'gate-installation': {},
  'fence-repair': { focus: '50% 80%' },
  'fence-repair-before': {},
  'fence-repair-after': {},
  'post-setting': { focus: '35% 55%' },
  'gate-latch': { focus: '78% 100%' },
  'vinyl-fencing': {},
  'vinyl-gate': {},
  'horizontal-slat': { focus: '45% 75%' },
  'ranch-rail': { focus: '65% 50%' },
} as const satisfies Facts['pictures']
