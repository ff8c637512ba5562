import type { ServiceWords } from 'contractor-website/content'

export const gutters: ServiceWords = {
  name: 'Gutters and downspouts',
  description: 'Seamless gutters, sized for the roof above them, with enough slope to drain and not enough to notice.',
  shortLine: 'Seamless, and they drain',
  facts: ['Formed on site', 'Slope checked with water'],
  details: [
    {
      label: 'What we do',
      text: 'We take down the old gutters, repair the fascia, hang seamless ones and run the water away from the house.',
    },
    { label: 'When it isn’t right', text: 'If your gutters are sound and only clogged, cleaning and a few new hangers are enough.' },
  ],
}
