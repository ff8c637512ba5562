import type { ServiceWords } from 'contractor-website/content'

export const roofingService: ServiceWords = {
  name: 'Foam roofing',
  description:
    'One seamless layer over a flat roof, sloped to the drains and coated white, with no tear-off if the old roof is dry and solid.',
  shortLine: 'One layer, no seams',
  facts: ['Sloped to the drains', 'White coating'],
  details: [
    {
      label: 'Where it goes',
      text: 'On flat and low-slope roofs, over the existing roof if it’s dry and solid. It goes around pipes and up the edges without a seam. On a house, Colorado law gives you 72 hours to cancel a roofing contract.',
    },
    {
      label: 'What it costs',
      text: 'About {prices.roofingFoam} per square foot for closed-cell roofing foam, at least 2 inches thick, R-12 at 2 inches, with its coating. Wet layers have to come off first, and that costs extra.',
    },
    {
      label: 'When it isn’t right',
      text: 'Not on a steep roof that people see, and not on a wet or soft deck. It needs a new coating every 10 to 15 years, so plan for that.',
    },
  ],
}
