import type { ServiceWords } from 'contractor-website/content'
import { crawlSpaceCodeNote, quoteSays } from '../r-value-statement.ts'

export const crawlSpaceService: ServiceWords = {
  name: 'Crawl space insulation',
  description:
    'We foam the walls and the rim joist and seal a liner over the soil, so less cold air and moisture come up through the floor.',
  shortLine: 'Walls, rim joist, liner',
  facts: ['Liner sealed to posts', 'Checked for water'],
  details: [
    {
      label: 'Where it goes',
      text: 'On the foundation walls and the rim joist, not under the floor. A liner covers the soil and is sealed to the walls and posts. [Crawl space costs](/crawl-space-insulation-denver/).',
    },
    {
      label: 'What it costs',
      text: 'About {prices.crawlSpaceClosedCell} per square foot of wall for closed-cell foam, 2 1/2 inches thick, R-15. The rim joist, with closed-cell foam 3 inches thick, R-18, is {prices.rimJoist} by itself for about 160 feet around the house. Along with the walls, it’s {prices.rimJoistFoot} a foot. The liner is about {prices.crawlSpaceLiner} per square foot of floor. The fan or warm air that a closed crawl space needs is extra, and so is a covering, if your city requires one.',
    },
    {
      label: 'When it isn’t right',
      text: 'Not while there’s standing water. If your furnace draws its air from there, it needs its own air supply first. If you need a radon system, its pipe goes in before the liner.',
    },
  ],
  detailsNote: `${crawlSpaceCodeNote} ${quoteSays}`,
}
