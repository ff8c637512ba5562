import type { ArticleWords } from 'contractor-website/content'
import { crawlSpaceCodeNote, energyCodeLink, rValueStatement } from '../r-value-statement.ts'

export const crawlSpaceWithoutDrafts: ArticleWords = {
  title: 'How to stop crawl space drafts',
  excerpt: 'Why the edge of your floor is cold, and how to fix it in six steps.',
  tags: ['crawl spaces', 'rim joist', 'moisture'],
  metaTitle: 'Crawl Space Insulation: How to Stop Cold Floors',
  metaDescription:
    'How to insulate and close a vented crawl space in the right order: drain the water, seal the soil, foam the walls and rim joist, add air.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'If your floor is fine in the middle of the room but cold within three feet of the wall, check your crawl space. The draft usually starts at the rim joist, a strip of wood about a foot high.',
    },
    {
      kind: 'paragraph',
      text: 'Many Front Range houses sit on a crawl space, with concrete walls, bare soil and joists across the top. For decades, the rule was to leave vents in the walls so the space could dry. The trouble is that those vents let January in, too. Your pipes, ducts and floor get whatever weather comes through.',
    },
    { kind: 'heading', level: 2, text: 'Two ways to insulate a crawl space' },
    {
      kind: 'paragraph',
      text: 'The first way is to keep the vents and insulate the floor above. That leaves the crawl space cold in winter, so the pipes and ducts below the insulation need protection of their own.',
    },
    {
      kind: 'paragraph',
      text: 'The second way is to close the vents, seal the soil and insulate the walls. The crawl space then stays closer to room temperature. Pipes stay warmer, heat that escapes from the ducts stays in the house, and the edge of the floor isn’t so cold. Building codes allow it under conditions that vary by city. We’ll call your building department first, and if you need a permit, we pull it.',
    },
    { kind: 'heading', level: 2, text: 'Six steps, in the right order' },
    {
      kind: 'paragraph',
      text: 'Before you start: If a furnace or water heater in the crawl space draws its air from there, it needs its own supply first. Have pests and rot treated, too.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Water.** Start with gutters, downspouts and the slope of the yard. If you ever get standing water down there, put in a drain and a pump first.',
        '**Radon.** Much of Colorado has it in the soil, so test before you close the space and again afterward. A fan that pulls air from under the liner can carry it away, and its pipe is easier to install while the soil is open.',
        '**Liner.** A heavy liner goes over all the soil, lapped and taped at the seams, sealed to every post and turned up the walls.',
        '**Walls.** We close the vents and spray closed-cell foam over them and the concrete, from the liner up to the sill, the board on top of the wall. If you need an inspection gap, it stops below that. Your city may also require a covering, such as a tested coating.',
        '**Rim joist.** Foam goes around the whole band, between every pair of joists.',
        '**Air.** The space needs a little warm air from the furnace or a fan of its own, sized to keep it dry.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'We do steps three to five, the liner and the foam. We quote step six, the air, once we’ve seen the space, and the quote says who does it. Drains, pumps, radon systems and a furnace’s own air supply are other contractors’ jobs. If somebody wants to start with the foam, ask about the first three steps.',
    },
    {
      kind: 'drawing',
      drawing: 'wall-detail',
      caption:
        'Where the floor meets the concrete. Closed-cell foam 3 inches thick on the rim joist is R-18. At 2\u00a01/2 inches on the wall below, it’s R-15.',
    },
    {
      kind: 'paragraph',
      text: `${rValueStatement} ${crawlSpaceCodeNote} ${energyCodeLink}`,
    },
    { kind: 'heading', level: 2, text: 'Why the rim joist leaks so much air' },
    {
      kind: 'paragraph',
      text: 'The rim joist has a lot of joints, and each one leaks a little. It runs all the way around the house, wood on a sill on concrete, and none of the three is ever perfectly straight. A house 160 feet around has more than 300 feet of those joints. Warm indoor air drifts along the joists, reaches the cold board and leaves its moisture there.',
    },
    {
      kind: 'paragraph',
      text: 'You can check yours with a flashlight. Black stains, rusty nail points or frost in January can mean that moist air has been getting to the wood. Closed-cell foam helps because it insulates, seals out air and slows moisture, all at once. It also fits around wires, pipes and crooked lumber.',
    },
    { kind: 'heading', level: 2, text: 'What to leave open' },
    {
      kind: 'list',
      items: [
        'A gap at the top of the concrete where a pest inspector can look for termites, if your city or insurer asks for one',
        'The ends of beams that rest in pockets in the concrete, so they can dry',
        'Cleanouts, shut-off valves and junction boxes, with a label on the foam that shows where they are',
        'The hatch, which gets its own insulation and seal so you can still open it',
      ],
    },
    { kind: 'heading', level: 2, text: 'What changes afterward' },
    {
      kind: 'table',
      head: ['Before', 'After'],
      rows: [
        ['Vents open to the weather', 'Vents closed and foamed over'],
        ['Floor edge cold', 'Floor edge less cold'],
        ['Pipes wrapped but still at risk', 'Pipes in warmer air'],
        ['Bare soil that’s musty in spring', 'A sealed liner you can kneel on'],
      ],
    },
    { kind: 'heading', level: 2, text: 'How to tell if it’s staying dry' },
    {
      kind: 'paragraph',
      text: 'Hang a humidity gauge on a joist and look at it once a month for the first year. An inexpensive one will do. If it stays above 60 percent, go back through the steps. The cause is usually step one, water.',
    },
    {
      kind: 'paragraph',
      text: 'For the leaks higher up in the house, read [how to find drafts](/blog/where-your-heat-goes-at-night/). If you’d rather have somebody else do the crawling, see our [crawl space insulation](/crawl-space-insulation-denver/) page.',
    },
  ],
  close: { heading: 'Is your floor cold?\nWe’ll take a look.' },
}
