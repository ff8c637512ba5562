import type { Words } from 'contractor-website/content'

export const pictures: Words['pictures'] = {
  hero: {
    alt: 'Cedar privacy fence with a cap rail beside a lawn and a lavender bed, with an olive tree, tile roofs, cypresses and hills behind',
  },
  'hero-dusk': {
    alt: 'Cedar privacy fence at dusk, with warm lights along it, lit windows in the houses behind and hills below a deep violet sky',
  },
  'privacy-fencing': {
    alt: 'Tall board-on-board cedar fence with a lattice top behind lavender and agave, beside a paved patio',
  },
  'decorative-fencing': {
    alt: 'Black wrought-iron panels between ledge-stone pillars in front of a tile-roofed house with palms',
  },
  'pool-fencing': {
    alt: 'Self-closing gate in a black metal pool fence, hinges on the left and the latch high on the right-hand post, with the pool and two lounge chairs behind it',
  },
  'automated-gate-systems': {
    alt: 'Modern wood-slat driveway gate, half open between stucco pillars, with a keypad on a post in front',
  },
  'residential-fencing': {
    alt: 'White picket fence with bougainvillea in front of a cottage with a clay-tile roof and a brick path',
  },
  'chain-link': {
    alt: 'Black chain-link fence with privacy slats beside the parking spaces behind a warehouse with a roll-up door',
  },
  'commercial-fencing': {
    alt: 'Black steel picket fence along the parking lot of an office building',
  },
  'gate-installation': {
    alt: 'Double cedar gate with black strap hinges standing ajar over a brick path, with hills behind',
  },
  'fence-repair': {
    alt: 'Weathered gray fence with a section of new cedar, two boards leaning by the gap, and a red toolbox and lumber on the lawn',
  },
  'fence-repair-before': {
    alt: 'Weathered gray fence with one section leaning back, its boards snapped, loose or missing, three of them lying in the grass',
  },
  'fence-repair-after': {
    alt: 'Weathered gray fence with one section rebuilt in new cedar boards, upright and as tall as the gray sections on both sides',
  },
  'post-setting': {
    alt: 'Wood post standing in wet concrete with a yellow level strapped to it, a pink string line running to a row of posts across a lawn',
  },
  'gate-latch': {
    alt: 'Close-up of a cedar gate with a black bar latch, a pull and a strap hinge',
  },
  'vinyl-fencing': {
    alt: 'White vinyl privacy fence around a lawn with stepping stones, a young tree and flowering shrubs',
  },
  'vinyl-gate': {
    alt: 'White vinyl privacy fence with a closed walk gate, black hinges on the left and a latch on the right, and stepping stones leading up to it between flowering shrubs',
  },
  'horizontal-slat': {
    alt: 'Horizontal wood slat fence at sunset with warm wall lights, a gravel bed and a bench',
  },
  'ranch-rail': {
    alt: 'Ranch rail fence with three rails, running through dry golden grass, with oak trees and hills behind',
  },
}
