import type { ServiceWords } from 'contractor-website/content'

export const flatRoofs: ServiceWords = {
  name: 'Flat and low-slope roofs',
  description: 'Membranes for porches, additions and shops, welded at the seams and run up the walls.',
  shortLine: 'Welded seams, no ponds',
  facts: ['TPO, PVC or modified bitumen', 'Slope added where water stands'],
  details: [
    {
      label: 'What we do',
      text: 'We take up the old roof, replace wet insulation, add slope to the drains, lay the membrane and flash every edge and pipe.',
    },
    {
      label: 'When it isn’t right',
      text: 'If the membrane is sound and only a seam or a drain leaks, a patch costs far less. We’ll show you which.',
    },
  ],
}
