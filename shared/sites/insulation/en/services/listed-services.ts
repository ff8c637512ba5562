/** Services without their own page. Links lead to their entries on the services page. */

import type { Words } from '../../facts.ts'
import { crawlSpaceCodeNote, energyCodeNote, rValueStatement } from '../r-value-statement.ts'

export const atticService: Words['services']['attic'] = {
  name: 'Attic insulation',
  description:
    'Foam between the rafters helps keep your attic and its ducts closer to room temperature. A roof leak has to be fixed first.',
  shortLine: 'Foam between the rafters',
  facts: ['Rafters at 16" or 24"', 'Sealed eaves'],
  details: [
    {
      label: 'Where it goes',
      text: 'Between the rafters, from the eaves to the ridge, so any ducts and equipment up there are inside the insulated space. If there are no ducts or equipment in your attic, we can foam the attic floor instead, and that costs less.',
    },
    {
      label: 'What it costs',
      text: 'About $9 to $13 per square foot of roof for closed-cell foam, 8 inches thick, R-48. On the attic floor, open-cell foam 17 1/2 inches thick, R-60, is about $6.50 to $9.50 per square foot of floor. A covering over the foam, if your city requires one, is extra.',
    },
    {
      label: 'When it isn’t right',
      text: 'Not over a roof leak, and not over old knob-and-tube wiring, which needs air around it. If your furnace draws its air from the attic, it needs its own air supply first.',
    },
  ],
  detailsNote: `${rValueStatement} ${energyCodeNote}`,
}

export const crawlSpaceService: Words['services']['crawl-space'] = {
  name: 'Crawl space insulation',
  description: 'We foam the walls and the rim joist and seal a liner over the soil. Standing water has to be drained first.',
  shortLine: 'Walls, rim joist, liner',
  facts: ['Liner sealed to posts', 'Checked for water'],
  details: [
    {
      label: 'Where it goes',
      text: 'On the foundation walls and the rim joist, not under the floor. A liner covers the soil and is sealed to the walls and posts.',
    },
    {
      label: 'What it costs',
      text: 'About $4 to $6 per square foot of wall for closed-cell foam, 2 1/2 inches thick, R-15. The liner is extra, and so is the fan or air supply that a closed crawl space needs. A covering is extra, too, if your city requires one.',
    },
    {
      label: 'When it isn’t right',
      text: 'Not while there’s standing water, and not if your furnace draws its air from there. If you need a radon system, it goes in before the liner.',
    },
  ],
  detailsNote: crawlSpaceCodeNote,
}

export const roofingService: Words['services']['roofing'] = {
  name: 'Foam roofing',
  description: 'One seamless layer over a flat roof, sloped to the drains and coated. It needs a sound, dry deck.',
  shortLine: 'One layer, no seams',
  facts: ['Sloped to the drains', 'White coating'],
  details: [
    {
      label: 'Where it goes',
      text: 'On flat and low-slope roofs, over the existing roof if it’s dry and solid. It goes around pipes and up the edges without a seam.',
    },
    {
      label: 'What it costs',
      text: 'About $6 to $9 per square foot for closed-cell roofing foam, at least 2 inches thick, R-12 at 2 inches, with its coating. Wet layers have to come off first, and that costs extra.',
    },
    {
      label: 'When it isn’t right',
      text: 'Not on a steep roof that people see, and not on a wet or soft deck. It needs a new coating every 10 to 15 years, so plan for that.',
    },
  ],
}
