/** Services without a page of their own; their links go to their place on the services page. */
import type { Words } from '../../facts.ts'

export const atticService: Words['services']['attic'] = {
  name: 'Attic insulation',
  description:
    'Foam between the rafters helps keep your attic and its ducts closer to room temperature. A roof leak has to be fixed first.',
  shortLine: 'Foam between the rafters',
  facts: ['Rafters at 16" or 24"', 'Sealed eaves'],
}

export const crawlSpaceService: Words['services']['crawl-space'] = {
  name: 'Crawl space insulation',
  description: 'We foam the walls and the rim joist and seal a liner over the soil. Standing water has to be drained first.',
  shortLine: 'Walls, rim joist, liner',
  facts: ['Liner sealed to posts', 'Checked for water'],
}

export const roofingService: Words['services']['roofing'] = {
  name: 'Foam roofing',
  description: 'One seamless layer over a flat roof, sloped to the drains and coated. It needs a sound, dry deck.',
  shortLine: 'One layer, no seams',
  facts: ['Sloped to the drains', 'White coating'],
}
