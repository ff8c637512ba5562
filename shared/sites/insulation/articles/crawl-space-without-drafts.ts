import type { Article } from '../../../site-types.ts'
import { rValueStatement } from '../r-value-statement.ts'

export const crawlSpaceWithoutDrafts: Article = {
  id: '4',
  slug: 'a-crawl-space-without-drafts',
  title: 'A crawl space without drafts',
  excerpt: 'Why the floor is cold at the edge, what belongs on the concrete, and why water always comes first.',
  tags: ['crawl spaces', 'rim joist', 'moisture'],
  metaTitle: 'A Crawl Space Without Drafts: Water, Liner, Foam',
  metaDescription:
    'Closing a vented crawl space in the right order: drain the water, seal the soil, foam the walls and the rim joist, then give it air.',
  createdAt: '2023-12-03',
  lastModified: '2023-12-03',
  picture: 'crawl-space-insulation',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'The floor is fine in the middle of the room and cold within three feet of the wall. If that sounds like your house, the trouble is under your feet, and it starts at a strip of wood a foot high.',
    },
    {
      kind: 'paragraph',
      text: 'Many Front Range houses stand on a crawl space: a ring of concrete, bare soil inside it, joists across the top. For decades the rule was to leave vents in the ring so that the space could dry. It sounds sensible. In practice the vents let in January, and the pipes, the ducts and the bottom of your floor live in whatever weather comes through.',
    },
    { kind: 'heading', level: 2, text: 'Two ways to treat it' },
    {
      kind: 'paragraph',
      text: 'You can leave the space outdoors and insulate the floor above it. Batts between the joists are the usual way. They work until one sags, gets wet or is pulled down by a plumber, and the pipes below them stay in the cold.',
    },
    {
      kind: 'paragraph',
      text: 'Or you can bring the space indoors: close the vents, seal the soil, insulate the walls instead of the floor. The crawl space then stays close to the temperature of the rooms. Pipes are safe, ducts lose their heat into the house, and the edge of the floor is as warm as the middle. Building codes allow it under conditions that vary by city, so the first call goes to the building department.',
    },
    { kind: 'heading', level: 2, text: 'The order matters' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Water.** Gutters, downspouts and the slope of the yard come first. If there is ever standing water down there, a drain and a pump come before anything else.',
        '**Radon.** Much of Colorado has it in the soil. Test before you close the space. A fan under the liner can carry it away, and it is easier to fit while the soil is open.',
        '**The liner.** A heavy sheet over all the soil, lapped and taped at the seams, sealed to every post and turned up the walls.',
        '**The walls.** Closed-cell foam on the concrete, from the liner up to the sill.',
        '**The rim joist.** Foam around the whole band, between every pair of joists.',
        '**Air.** A small supply from the furnace or a fan of its own, sized to the space, so that it stays dry for good.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Foam is the fourth and fifth of six. Anyone who wants to begin with it has not been under enough houses.',
    },
    {
      kind: 'drawing',
      drawing: 'wall-detail',
      caption:
        'Where the floor meets the concrete. Closed-cell foam: at 3" on the rim joist it is R-\u206018, at 2 1/2" on the wall below it is R-\u206015.',
    },
    { kind: 'paragraph', text: rValueStatement },
    { kind: 'heading', level: 2, text: 'The strip of wood a foot high' },
    {
      kind: 'paragraph',
      text: 'The rim joist closes off the ends of the floor joists all around the house. It is wood on top of a plate on top of concrete, and none of the three was ever straight. Each joint leaks a little, and there are some two hundred feet of them in an ordinary house. Warm air from the rooms drifts to it along the joists, meets the cold board and leaves its moisture there.',
    },
    {
      kind: 'paragraph',
      text: 'Pieces of batt pushed into the gaps make it worse, since they hide the wood from the heat but not from the moist air. You can check yours with a flashlight: black stains, rusty nail points or frost in January mean that air has been getting to it. Closed-cell foam helps because it is all three things at once, insulation, air seal and vapor retarder, and because it follows wires, pipes and crooked lumber without being cut to fit.',
    },
    { kind: 'heading', level: 2, text: 'What should be left open' },
    {
      kind: 'list',
      items: [
        'A gap at the top of the concrete where a pest inspector can look for termites, if your city or insurer asks for one',
        'The bottoms of beams in pockets, so that they can dry',
        'Cleanouts, shut-off valves and junction boxes, with a label on the foam where they hide',
        'The hatch, which gets its own insulation and a seal instead of being foamed shut',
      ],
    },
    { kind: 'heading', level: 2, text: 'What changes afterward' },
    {
      kind: 'table',
      head: ['Before', 'After'],
      rows: [
        ['Vents open to the weather', 'Vents closed and foamed over'],
        ['Floor cold at the edge', 'Floor even from wall to wall'],
        ['Pipes wrapped and still at risk', 'Pipes in warm air'],
        ['Bare soil, musty in spring', 'Sealed liner you can kneel on'],
        ['Nobody goes down there', 'A dry place for the filter and the paint cans'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Buy a humidity gauge for the price of a lunch, hang it on a joist and look at it once a month for the first year. If it climbs and stays up, something in the order above was skipped, and it is nearly always the first item.',
    },
    {
      kind: 'quote',
      text: 'Water first, then soil, then walls, then air. The order is older than the foam.',
    },
    {
      kind: 'paragraph',
      text: 'If you want to know where the warm air goes once it has come up through the floor, [the walk through the house at night](/blog/where-your-heat-goes-at-night/) starts at the other end. And if you would like somebody else to do the crawling, [that is one of our services](/services/#crawl-space).',
    },
  ],
  close: { heading: 'Cold at the edge of the room?\nWe will look underneath.' },
}
