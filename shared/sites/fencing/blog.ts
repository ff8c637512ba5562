import type { Site } from '../../site-types.ts'

export const blog: Site['blog'] = {
  intro:
    'These four guides help you choose a fence, take care of it and decide which ideas are worth the money. Read the one that fits your question, and you’ll know what to ask when you call.',
  fallbackPictures: ['ranch-rail', 'horizontal-slat', 'fence-repair', 'vinyl-fencing', 'automated-gate-systems'],
  close: { heading: 'Still have questions?\nCall and ask us.' },
}
