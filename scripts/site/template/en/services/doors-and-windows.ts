import type { ServiceWords } from 'contractor-website/content'

export const doorsAndWindows: ServiceWords = {
  name: 'Doors and windows',
  description: 'Measured, set level and flashed, so they close with one finger and keep the rain out.',
  shortLine: 'Level, sealed and trimmed',
  facts: ['Most take half a day each', 'Trim inside and out'],
  details: [
    { label: 'What we do', text: 'We take out the old unit, repair the opening, set the new one, flash it and trim it.' },
    { label: 'When it isn’t right', text: 'A window that sticks or fogs can often be repaired. Ask us to look before you order.' },
  ],
}
