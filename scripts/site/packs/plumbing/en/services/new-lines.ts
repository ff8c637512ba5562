import type { ServiceWords } from 'contractor-website/content'

export const newLines: ServiceWords = {
  name: 'New water and drain lines',
  description: 'Supply and drain lines for a new bathroom, laundry or kitchen, sized and vented to code.',
  shortLine: 'Sized, vented, inspected',
  facts: ['Permit and inspection included', 'Pressure-tested'],
  details: [
    { label: 'What we do', text: 'We open what we have to, run water, drain and vent lines, test them and meet the inspector.' },
    {
      label: 'When it isn’t right',
      text: 'If the wall isn’t open yet, plan it with your other work. Opening a wall twice is what costs the most.',
    },
  ],
}
