import type { ServiceWords } from 'contractor-website/content'

export const roofingService: ServiceWords = {
  name: 'Foam roofing',
  description:
    'Seamless foam over a flat roof, sloped to the drains and coated white, with no tear-off if the old roof is one dry, solid layer.',
  shortLine: 'No seams',
  facts: ['Sloped to the drains', 'White coating'],
  details: [
    {
      label: 'Where it goes',
      text: 'On flat and low-slope roofs, over the existing roof if it’s dry, solid and only one layer. Foam goes around pipes and up the edges without a seam.',
    },
    {
      label: 'What it costs',
      text: 'About {prices.roofingFoam} per square foot for closed-cell roofing foam, 2 inches thick, R-12, with its coating. Thicker foam costs more. Wet layers have to come off first, and that costs extra.',
    },
    {
      label: 'Before you sign',
      text: 'Foam doesn’t belong on a steep roof, or on one with a wet or soft deck. It needs a new coating every 10 to 15 years, so plan for that. If it’s your house, Colorado law gives you 72 hours to cancel after you sign. If you sign at home, federal law also gives you three business days.',
    },
  ],
  // The last line of the services page. Remove it when photographs replace the renderings.
  detailsNote: 'The pictures on this page are renderings, not photos.',
}
