import type { Article } from '../../../site-types.ts'
import { rValueStatement } from '../r-value-statement.ts'

export const whereYourHeatGoes: Article = {
  id: '1',
  slug: 'where-your-heat-goes-at-night',
  title: 'Where your heat goes at night',
  excerpt: 'A walk from the ridge to the crawl space with a stick of incense, and what each draft tells you.',
  tags: ['heat loss', 'air sealing', 'attics'],
  metaTitle: 'Where Your Heat Goes at Night on the Front Range',
  metaDescription:
    'Walk your house from the ridge to the crawl space on a cold evening and learn to read the drafts before you pay for insulation.',
  createdAt: '2023-12-03',
  lastModified: '2023-12-03',
  picture: 'attic-insulation',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Wait for a cold, still evening. Turn the furnace fan off, put on a sweater, and light a stick of incense. The smoke will show you in half an hour what the gas bill has been hinting at for years.',
    },
    {
      kind: 'paragraph',
      text: 'Nights on the Front Range are hard on a house. The air is thin and dry, the sky is often clear, and a day that reached shirt-sleeve weather can drop below freezing before you have gone to bed. The roof feels it first. By midnight the house is a warm bubble under a cold sky, and everything warm in it wants to leave.',
    },
    { kind: 'heading', level: 2, text: 'Why it goes up' },
    {
      kind: 'paragraph',
      text: 'Warm air is lighter than cold air, so it gathers under the highest ceiling and pushes. Whatever opening it finds up there, it uses. Each cubic foot that leaves at the top is replaced by one that comes in at the bottom, through the crawl space, the garage or the sill. People call it a draft under the door. It is better understood as a slow chimney with your living room inside it.',
    },
    {
      kind: 'paragraph',
      text: 'That is why the feet get cold when the leak is in the attic. Stopping the bottom alone makes the floor feel better. Stopping the top turns the chimney off. So start there, and work down.',
    },
    { kind: 'heading', level: 2, text: 'The walk, from the top' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**The attic hatch.** Hold the smoke near its edge. If it bends toward the crack, the hatch is a hole the size of the crack times its length.',
        '**Ceiling lights and fans.** Recessed cans, bath fans and the box behind a chandelier all sit in cut-outs. Watch each for a minute.',
        '**The top of inside walls.** From the attic, lift a little insulation above a wall. Dark, dusty fiberglass has been filtering your air for years.',
        '**Outlets on outside walls.** Smoke that wavers here means the bay behind the outlet is open to the weather somewhere.',
        '**The room over the garage.** Check where the floor meets the outside wall. The joists below often run straight out to the cold.',
        '**The rim joist.** In the basement or crawl space, look at the band of wood on top of the concrete. Daylight, spider webs and frost all tell the same story.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Write down what you see and where. Three words for each spot are enough. If you call anyone about insulation, ours or another company, this list is worth more than the year the house was built.',
    },
    { kind: 'heading', level: 2, text: 'What the drafts are telling you' },
    {
      kind: 'table',
      head: ['What you notice', 'What it usually means', 'What helps'],
      rows: [
        ['Cold feet, warm head', 'Air leaves through the ceiling', 'Seal the attic first'],
        ['One cold room', 'A floor or wall that reaches the outside air', 'Foam that floor, then the rim'],
        ['Cold outside wall, no draft', 'A thin or empty bay', 'Insulation, when the wall is next opened'],
        ['Icicles over one spot', 'Heat leaking under that part of the roof', 'Look in the attic right above it'],
        ['Musty smell in spring', 'Crawl space air coming up', 'Water first, then a liner, then foam'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Notice how often the answer is not more insulation. Loose fill and batts slow heat that travels through things. They do little against air that travels around them. A bay stuffed with fiberglass and open at the top is a sweater worn in the wind without a jacket.',
    },
    { kind: 'heading', level: 2, text: 'Two ways to close the top' },
    {
      kind: 'paragraph',
      text: 'You can seal the attic floor: every can, pipe, wire and wall top, one by one, and then add insulation over it. The attic itself stays cold. This works well where the attic is empty and somebody patient can reach all of it.',
    },
    {
      kind: 'paragraph',
      text: 'Or you can move the line up to the roof. Foam between the rafters closes every gap in one pass and turns the attic into part of the house. If your furnace or ducts live up there, this is often the better way, because what leaks out of a duct then stays indoors. The section below shows the place where it is won or lost: the corner where the rafter meets the wall.',
    },
    {
      kind: 'drawing',
      drawing: 'attic-detail',
      caption: 'The eave, cut open. The foam runs past the top plate without a gap; closed-cell foam at 8" is R-\u206048.',
    },
    { kind: 'paragraph', text: rValueStatement },
    {
      kind: 'quote',
      text: 'Stop the air first. Insulation works on what is left.',
    },
    { kind: 'heading', level: 2, text: 'Before you spend anything' },
    {
      kind: 'list',
      items: [
        'Have a gas furnace or water heater checked before and after a house is tightened. It needs air too.',
        'Ask for a blower-door test. A fan in the front door turns your list of guesses into a number.',
        'Fix wet places first. A dry house holds its heat more easily.',
        'Do the hatch yourself. A strip of weatherstripping and an hour will do.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then look at the list again. If most of the marks are up high, read about [attics on our services page](/services/#attic). If they are down low, [the article on crawl spaces](/blog/a-crawl-space-without-drafts/) picks up where this one ends. And if there are marks everywhere, start at the top and stop when the house feels right. You may not need the rest.',
    },
  ],
  close: { heading: 'Smoke bending at the hatch?\nTell us where.' },
}
