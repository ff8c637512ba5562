import type { Site } from '../../site-types.ts'

export const blog: Site['blog'] = {
  intro:
    'Four articles about fences that are still standing: how to choose one, how to keep one, and which ideas are worth their price. Read the one that matches your question and you will know what to ask on the phone.',
  fallbackPictures: ['ranch-rail', 'horizontal-slat', 'fence-repair', 'vinyl-fencing', 'automated-gate-systems'],
  close: { heading: 'Read enough?\nAsk the rest by phone.' },
}
