import type { ServiceWords } from 'contractor-website/content'

export const drainCleaning: ServiceWords = {
  name: 'Drain cleaning',
  description: 'We clear the line, then look inside with a camera, so you’ll know why it clogged.',
  shortLine: 'Cleared, and you see why',
  facts: ['Camera after every main line', 'Most the same day'],
  details: [
    { label: 'What we do', text: 'We clear the clog with a cable or water jet and show you the pipe on a screen.' },
    { label: 'When it isn’t right', text: 'If the same line clogs every few months, cleaning again won’t help. The pipe needs repair.' },
  ],
}
