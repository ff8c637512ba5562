import type { OwnPageWords } from 'contractor-website/content'
import { crawlSpaceCodeNote, energyCodeLink, rValueStatement } from '../r-value-statement.ts'

export const crawlSpaceInsulation: OwnPageWords = {
  metaData: {
    title: 'Crawl Space Insulation in Denver, CO | Foam and Liner Cost',
    description:
      'Crawl space insulation in metro Denver: foam on the walls and rim joist, a sealed liner over the soil, what it costs, and what has to be dry first.',
  },
  h1: 'Crawl space insulation in\u00a0metro\u00a0Denver',
  subtitle: 'Warmer floors from below: foam on the walls and the rim joist, and a sealed liner over the soil.',
  picture: 'crawl-space-insulation',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'If your floors are cold at the edges or the house smells musty in spring, air may be coming up from the crawl space. We’ll look for free and tell you what it takes to stop it.',
    },
    {
      kind: 'comparison',
      before: 'crawl-space-before',
      after: 'crawl-space-after',
      caption: 'Renderings of one crawl space. Before: a dirt floor and falling batts. After: foam on the walls and a sealed liner.',
    },
    { kind: 'heading', level: 2, text: 'What we do, and what it costs' },
    {
      kind: 'table',
      head: ['Part', 'What goes in', 'Cost'],
      rows: [
        ['Walls', 'Closed-cell foam 2 1/2 inches thick, R-15.', '{prices.crawlSpaceClosedCell} per square foot of wall'],
        [
          'Rim joist',
          'Closed-cell foam 3 inches thick, R-18.',
          '{prices.rimJoist} by itself for about 160 feet around the house, or {prices.rimJoistFoot} a foot along with the walls',
        ],
        [
          'Soil',
          'A heavy liner, taped at the seams and sealed to the walls and posts.',
          'About {prices.crawlSpaceLiner} per square foot of floor',
        ],
        ['Air', 'A small fan or a little warm air from the furnace, so the space stays dry.', 'Quoted after we’ve seen the space'],
      ],
    },
    { kind: 'paragraph', text: `${rValueStatement} ${crawlSpaceCodeNote} ${energyCodeLink}` },
    {
      kind: 'paragraph',
      text: 'A crawl space 160 feet around and 2 1/2 feet high has about 400 square feet of wall, and foam on it costs {prices.crawlSpaceWalls}. If the floor is 30 by 50 feet, a liner adds {prices.crawlSpaceLinerWhole}. Taking out old batts costs {prices.removalFoot} per square foot of floor. Add the rim joist, and the whole job is about {prices.crawlSpaceWhole}. A fan or warm air is extra, and so is a covering over the foam, if your city requires one. Your quote says who installs them. [Estimate my insulation](/estimate/) gives you the range for your own size.',
    },
    {
      kind: 'drawing',
      drawing: 'wall-detail',
      caption: 'Where the floor meets the concrete. Closed-cell foam: 3 inches on the rim joist, R-18, and 2 1/2 inches on the wall, R-15.',
    },
    { kind: 'heading', level: 2, text: 'Why not insulate the floor instead?' },
    {
      kind: 'paragraph',
      text: 'Batts under the floor often sag or fall, and the crawl space stays cold. Pipes and ducts are then out in the cold, too. With the vents closed and foam on the walls, they’re inside.',
    },
    { kind: 'heading', level: 2, text: 'What has to come first' },
    {
      kind: 'list',
      items: [
        '**Water.** If it ever stands down there, it needs a drain or a pump before anything else.',
        '**Radon.** Test for it. If you need a system, its pipe goes in before the liner.',
        '**Your furnace.** If it draws its air from the crawl space, it needs a supply of its own.',
        '**Pests and rot.** Have them treated while the wood can still be seen.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'On the free visit, we look for water, pests and rot, see where your furnace gets its air, and ask for your radon test. Our guide to [stopping crawl space drafts](/blog/a-crawl-space-without-drafts/) goes through the work step by step. Drains, pumps, radon systems and a furnace’s own air supply are other contractors’ jobs.',
    },
    { kind: 'heading', level: 2, text: 'How long it takes' },
    {
      kind: 'paragraph',
      text: 'Usually a day for the liner first, and then one or two for the foam. Plan to be out of the house while we spray and for about a day after. The foam’s manufacturer sets the exact time, and we’ll give it to you in writing.',
    },
    {
      kind: 'paragraph',
      text: 'If the job needs a permit of its own, we pull it. You pay once you’ve walked through the finished job. We carry liability insurance and workers’ comp, and our work has a ten-year warranty. [All our terms](/about/).',
    },
  ],
  close: { heading: 'Cold floors?\nWe’ll check your crawl space for free.' },
}
