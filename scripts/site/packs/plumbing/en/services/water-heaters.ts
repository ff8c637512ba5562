import type { ServiceWords } from 'contractor-website/content'

export const waterHeaters: ServiceWords = {
  name: 'Water heaters',
  description: 'The right size for your house, set, vented and tested, with the old one hauled away.',
  shortLine: 'Hot water, usually same day',
  facts: ['Tank or tankless', 'Permit included'],
  details: [
    { label: 'What we do', text: 'We check gas, venting and power, set the heater, add the parts the code asks for and test it.' },
    { label: 'When it isn’t right', text: 'A heater under eight years old with one bad part is usually worth repairing.' },
  ],
}
