import type { Site } from '../../site-types.ts'

export const pictures: Site['pictures'] = {
  hero: { alt: 'Cedar privacy fence with a cap rail running along a lawn and lavender bed towards golden hills', focus: '60% 40%' },
  'privacy-fencing': {
    alt: 'Tall board-on-board cedar fence with a lattice top behind lavender and agave, beside a paved terrace',
    focus: '35% 50%',
  },
  'decorative-fencing': {
    alt: 'Black wrought-iron panels between ledge-stone pillars in front of a tile-roofed house with palms',
    focus: '35% 50%',
  },
  'pool-fencing': { alt: 'Swimming pool with two loungers, enclosed by a black aluminum picket fence, palms and hills behind' },
  'automated-gate-systems': {
    alt: 'Modern driveway gate with timber slats standing half open between rendered pillars, keypad pedestal in front',
  },
  'residential-fencing': {
    alt: 'White picket fence with bougainvillea in front of a cottage with a clay-tile roof and brick path',
    focus: '50% 55%',
  },
  'commercial-fencing': { alt: 'Black steel picket fence around an office building with a parking lot', focus: '30% 50%' },
  'gate-installation': { alt: 'Double cedar garden gate with black strap hinges standing ajar over a brick path, hills behind' },
  'fence-repair': {
    alt: 'Weathered gray fence with a section of new cedar boards, boards leaning by the gap, red toolbox and lumber',
  },
  'vinyl-fencing': { alt: 'White vinyl privacy fence around a lawn with stepping stones, a young tree and flowering shrubs' },
  'horizontal-slat': {
    alt: 'Horizontal timber slat fence at sunset with warm wall lights, gravel bed and bench',
    focus: '45% 50%',
  },
  'ranch-rail': { alt: 'Split-rail ranch fence running over rolling golden hills with oak trees', focus: '65% 50%' },
}
