import type { Frame } from '../../../drawing/frame.ts'
import { bar, box, legiblePitch } from '../../../drawing/in-inches.ts'
import { outline } from '../../../drawing/shapes.ts'
import type { FenceMaterial } from '../fence-offer.ts'
import { type Bay, boards, woodPosts } from './board-fence.ts'
import { boardLeaf } from './board-leaf.ts'
import { chainLink, chainLinkLeaf, chainLinkPosts } from './chain-link-fence.ts'
import { cappedPosts, picketBays, picketGate } from './picket-fence.ts'
import { railLeaf, ranchRails } from './rail-fence.ts'
import { slattedLeaf, wholeSlats } from './slat-fence.ts'
import { evenMiddles, leafFrame, spears, steelPickets, steelPosts, steelRails } from './steel-fence.ts'
import { vinylLeaf, vinylPanel, vinylPosts } from './vinyl-fence.ts'

/** Functions that draw one kind of fence. Heights are in inches above its own ground. */
export type FenceKit = {
  /** The infill between two posts. `bay` is measured from post center to post center. */
  bay(frame: Frame, bay: Bay, height: number): string
  posts(frame: Frame, middles: readonly number[], height: number, below: number): string
  /** One gate leaf from its hinge side to its latch side. */
  leaf(frame: Frame, hinge: number, latch: number, height: number): string
  /** Inches that posts rise above the nominal height. */
  above: number
  /** Depth of posts in the ground, in inches. */
  depth: number
  /** True for prefabricated panels, which step along a slope. Other fences follow it. */
  isStepped: boolean
}

/** A privacy fence: boards edge to edge below a cap. */
const cedarBoards: FenceKit = {
  bay: (frame, [from, to], height) =>
    boards(frame, [from, to], 2, height - 2) + outline('post', box(frame, from - 1.75, height - 2, to + 1.75, height)),
  posts: (frame, middles, height, below) => woodPosts(frame, middles, height - 2, below),
  leaf: (frame, hinge, latch, height) => boardLeaf(frame, hinge, latch, height - 3),
  above: 0,
  depth: 24,
  isStepped: false,
}

const tallBoards: FenceKit = { ...cedarBoards, depth: 30 }

/** A front yard fence: pickets with gaps between them. */
const cedarPickets: FenceKit = {
  bay: (frame, bay, height) => picketBays(frame, [bay], height),
  posts: (frame, middles, height, below) => cappedPosts(frame, middles, height + 3, below),
  leaf: (frame, hinge, latch, height) => picketGate(frame, Math.min(hinge, latch), Math.max(hinge, latch), height),
  above: 7.5,
  depth: 24,
  isStepped: false,
}

const vinyl: FenceKit = {
  bay: (frame, [from, to], height) => vinylPanel(frame, [from, to], height),
  posts: (frame, middles, height, below) => vinylPosts(frame, middles, height + 3, below),
  leaf: vinylLeaf,
  above: 7,
  depth: 30,
  isStepped: true,
}

/** Pickets less than 5" apart, with rails near the top and bottom. */
const steel: FenceKit = {
  bay(frame, bay, height) {
    const middles = evenMiddles(bay, legiblePitch(frame, 4.75))
    const rails = height >= 60 ? [height - 9, height - 21, 10] : [height - 9, 10]
    return steelPickets(frame, middles, 3, height - 3) + spears(frame, middles, height) + steelRails(frame, [bay], rails)
  },
  posts: (frame, middles, height, below) => steelPosts(frame, middles, height - 3, below),
  leaf(frame, hinge, latch, height) {
    const [from, to] = [Math.min(hinge, latch), Math.max(hinge, latch)]
    const middles = evenMiddles([from, to], legiblePitch(frame, 4.75))
    const lock = latch > hinge ? latch - 4 : latch + 4
    return (
      leafFrame(frame, [from, to], 3, height - 3) +
      steelPickets(frame, middles, 4.75, height - 4.75) +
      outline('line', bar(frame, lock, 3, height * 0.5, height * 0.5 + 7))
    )
  },
  above: 0,
  depth: 30,
  isStepped: false,
}

const chainLinkKit: FenceKit = {
  bay: chainLink,
  posts: chainLinkPosts,
  leaf: (frame, hinge, latch, height) => chainLinkLeaf(frame, Math.min(hinge, latch), Math.max(hinge, latch), height),
  above: 1.5,
  depth: 30,
  isStepped: false,
}

const slat: FenceKit = {
  bay: (frame, [from, to], height) => wholeSlats(frame, from, to, height),
  posts: (frame, middles, height, below) => woodPosts(frame, middles, height + 1, below),
  leaf: (frame, hinge, latch, height) => slattedLeaf(frame, Math.min(hinge, latch), Math.max(hinge, latch), [3, height - 1]),
  above: 1,
  depth: 30,
  isStepped: true,
}

const ranchRail: FenceKit = {
  bay: (frame, [from, to], height) => ranchRails(frame, [from, to], height),
  posts: (frame, middles, height, below) => woodPosts(frame, middles, height, below, 5.5),
  leaf: railLeaf,
  above: 0,
  depth: 30,
  isStepped: false,
}

/** Cedar below 5' is a picket fence, from 5' a board fence. */
export function fenceKit(material: FenceMaterial, feet: number): FenceKit {
  if (material === 'cedar' && feet >= 8) return tallBoards
  if (material === 'cedar') return feet < 5 ? cedarPickets : cedarBoards
  return { vinyl, steel, 'chain-link': chainLinkKit, slat, 'ranch-rail': ranchRail }[material]
}
