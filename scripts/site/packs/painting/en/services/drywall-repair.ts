import type { ServiceWords } from 'contractor-website/content'

export const drywallRepair: ServiceWords = {
  name: 'Drywall repair',
  description: 'Cracks, holes and water stains, patched and textured so you can’t find them again.',
  shortLine: 'Patched so it disappears',
  facts: ['Texture matched', 'Painted corner to corner'],
  details: [
    { label: 'What we do', text: 'We cut back to sound drywall, patch, tape, match the texture and paint the whole wall.' },
    { label: 'When it isn’t right', text: 'A stain that’s still growing has a leak behind it. That has to be fixed first.' },
  ],
}
