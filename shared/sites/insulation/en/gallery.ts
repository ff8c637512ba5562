import type { Words } from 'contractor-website/content'
import { energyCodeNote, quoteSays, rValueStatement } from './r-value-statement.ts'

/** Captions end with a dimension of the framing, because a thickness of foam would need its R-value next to it. The note has both for each price. */
export const gallery: Words['gallery'] = {
  items: {
    hero: {
      title: 'Attic, foamed on both slopes',
      dimension: 'rafters 24 inches on\u00a0center',
      price: '{prices.atticRoof} for 1,200 square feet of roof',
    },
    'crawl-space-insulation': {
      title: 'Crawl space walls',
      dimension: '2\u00a01/2 feet high',
      price: '{prices.crawlSpaceWalls} for 400 square feet of wall',
    },
    'residential-insulation': {
      title: 'Stud wall with closed-cell foam',
      dimension: 'studs 16 inches on\u00a0center',
      price: '{prices.closedCellWallsDeep} for 600 square feet',
    },
    'depth-gauge': { title: 'Depth gauge in a framed wall', dimension: 'studs 16 inches on\u00a0center' },
    'commercial-insulation': {
      title: 'Steel building, roof and walls',
      dimension: `14-foot eave`,
      price: '{prices.metalBuilding} for 4,000 square feet of steel',
    },
    'roofing-foam': {
      title: 'Flat roof, white coating',
      dimension: 'slopes 1/4 inch per foot',
      price: '{prices.roofingFoam} a square foot',
    },
    'attic-insulation': {
      title: 'Attic, half sprayed',
      dimension: 'rafters 24 inches on\u00a0center',
      price: '{prices.atticRoof} for all 1,200 square feet',
    },
  },
  note: `The pictures are renderings, not photos of finished jobs. Prices are for closed-cell foam: 8 inches, R-48, under a roof; 5 inches, R-30, in the stud wall; and 3 inches, R-18, on steel. Crawl space walls get 2 1/2 inches, R-15. The flat roof gets 2 inches, R-12, with its coating. A fire covering, where needed, and taking out old insulation are extra. ${rValueStatement} ${energyCodeNote} ${quoteSays}`,
  filters: {
    all: { name: 'All' },
    attics: { name: 'Attics' },
    walls: { name: 'Walls and crawl spaces' },
    commercial: { name: 'Commercial' },
  },
  pairs: {
    attic: { title: 'Attic, bare and then foamed', dimension: 'rafters 24 inches on\u00a0center' },
    'crawl-space': { title: 'Crawl space before and after', dimension: '2\u00a01/2 feet high' },
  },
  close: { heading: 'Ready to start?\nGet a free quote.' },
}
