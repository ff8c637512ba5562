/** Services without a page of their own; their links go to their place on the services page. */
import type { Service } from '../../../site-types.ts'

export const atticService: Service = {
  id: 'attic',
  name: 'Attic insulation',
  description: 'Foam between the rafters turns the attic into part of the house, ducts and all.',
  shortLine: 'Foam between the rafters',
  facts: ['Rafters at 16" or 24"', 'Old batts taken out'],
  picture: 'attic-insulation',
  drawing: 'attic-row',
  mark: 'attic-mark',
}

export const crawlSpaceService: Service = {
  id: 'crawl-space',
  name: 'Crawl space insulation',
  description: 'Foam on the concrete, a liner on the soil, the rim joist sealed. The floor above stays warm to the wall.',
  shortLine: 'Walls, rim joist, liner',
  facts: ['Sealed at every post', 'Checked for water'],
  picture: 'crawl-space-insulation',
  drawing: 'crawl-space-row',
  mark: 'crawl-space-mark',
}

export const roofingService: Service = {
  id: 'roofing',
  name: 'Roofing foam',
  description: 'One seamless layer over a flat roof, sloped to the drains and coated against hail and sun.',
  shortLine: 'One layer, no seams',
  facts: ['Sloped to the drains', 'White coating'],
  picture: 'roofing-foam',
  drawing: 'roofing-row',
  mark: 'roofing-mark',
}
