import type { ArticleWords } from 'contractor-website/content'
import { atticCodeNote, energyCodeLink, rValueStatement } from '../r-value-statement.ts'

export const whereYourHeatGoes: ArticleWords = {
  title: 'How to find drafts in your house',
  excerpt: 'Walk through your house with incense on a cold night, find the drafts and learn what they mean.',
  tags: ['heat loss', 'air sealing', 'attics'],
  metaTitle: 'How to Find Drafts and Heat Loss in Your House',
  metaDescription:
    'Find the drafts in your house with a stick of incense on a cold night: where to look, what each air leak means and what to fix first.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'You can find most drafts in one evening with a stick of incense. Wait for a cold, still evening, turn off the heat and any fans, and watch which way the smoke bends. Keep the tip away from insulation and anything else that burns. Turn the heat back on when you’re done.',
    },
    {
      kind: 'paragraph',
      text: 'A cold night shows you the most. On the Front Range, you can wear short sleeves at lunch and see frost by bedtime. The air is thin and dry and the sky is often clear, so roofs cool fast. The colder it gets, the harder the warm air in your house pushes out through the gaps upstairs.',
    },
    { kind: 'heading', level: 2, text: 'Why heat leaks out the top' },
    {
      kind: 'paragraph',
      text: 'Warm air is lighter than cold air, so it rises to the highest ceiling and pushes out. When it leaves at the top, cold air comes in at the bottom, through the crawl space, the garage or the edge of the floor. It works like a slow chimney with your living room inside it.',
    },
    {
      kind: 'paragraph',
      text: 'That’s why your feet get cold when the leak is in the attic. If you only seal the bottom, the floor feels better, but the warm air still leaves. Seal the top and the whole chimney slows down, so start there and work down.',
    },
    { kind: 'heading', level: 2, text: 'Where to check, from the top down' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Attic hatch.** Hold the smoke near its edge. If it bends toward the crack, the hatch leaks. Follow the edge all the way around.',
        '**Ceiling lights and fans.** Recessed lights, bath fans and the box behind a chandelier all sit in cutouts. Watch each one for a minute.',
        '**Tops of inside walls.** Put out the incense first. In the attic, lift a little insulation above a wall. If it’s dark and dusty, air has been moving through it for years. Don’t touch gray, pebbly vermiculite, because it can contain asbestos.',
        '**Outlets on outside walls.** If the smoke wavers, air is getting into the wall behind the outlet.',
        '**The room over the garage.** Check where the floor meets the outside wall. The joists below often run straight out to the cold.',
        '**Rim joist.** In the basement or crawl space, look at the band of wood on top of the concrete. Daylight, spider webs and frost are all signs of an air leak.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Write down what you see and where. Three words for each spot are enough. If you call anyone about insulation, us or another company, have this list ready.',
    },
    { kind: 'heading', level: 2, text: 'What each draft means' },
    {
      kind: 'table',
      head: ['What you notice', 'What it usually means', 'What helps'],
      rows: [
        ['Cold feet, warm head', 'Air is leaving through the ceiling', 'Seal the attic first'],
        ['One cold room', 'A floor, wall or ceiling is open to outside air', 'Seal and insulate that spot'],
        ['Cold outside wall, no draft', 'Little or no insulation', 'Have it filled through small holes'],
        ['Icicles at one spot', 'Heat is leaking under that part of the roof', 'Look in the attic above it'],
        ['Musty smell in spring', 'Crawl space air is coming up', 'Fix water first, then add a liner, then foam'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'A closed wall is filled with loose insulation, blown in through small holes. We don’t do that, so ask a blown-in crew. If the wall will be opened anyway, insulate it then.',
    },
    {
      kind: 'paragraph',
      text: 'The fix often isn’t more insulation. Insulation slows the heat that moves through a wall or ceiling. If air can move around it, seal the leak first.',
    },
    { kind: 'heading', level: 2, text: 'Two ways to seal an attic' },
    {
      kind: 'paragraph',
      text: 'The first way is to seal the attic floor. You seal around the lights, pipes, wires and wall tops one by one, and then add insulation. The attic stays cold. This works well when the attic is empty and somebody patient can reach every corner.',
    },
    {
      kind: 'paragraph',
      text: 'The second way is to spray foam between the rafters. It seals the gaps as it goes on and makes the attic part of the house. If your furnace or ducts are up there, it’s often the better choice, because air that leaks from a duct stays indoors. The drawing shows the hardest spot to get right, where the rafter meets the wall.',
    },
    {
      kind: 'drawing',
      drawing: 'attic-detail',
      caption: 'The eave, cut open. The foam runs over the top of the wall without a gap. Closed-cell foam 8 inches thick is R-48.',
    },
    { kind: 'paragraph', text: `${rValueStatement} ${atticCodeNote} ${energyCodeLink}` },
    { kind: 'heading', level: 2, text: 'What to do before you hire anyone' },
    {
      kind: 'list',
      items: [
        'Have your gas furnace and water heater checked now, and a second time after the house is sealed, because they need air, too.',
        'Ask for a blower-door test, usually a few hundred dollars. It puts a fan in your front door and measures how much your house leaks.',
        'Fix wet places first. Foam over a leak only hides it.',
        'Seal the attic hatch yourself. It takes a strip of weatherstripping and about an hour.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What to fix first' },
    {
      kind: 'paragraph',
      text: 'Go by your list. If most of the drafts are up high, read about [attic insulation](/attic-insulation-denver/). If they’re down low, read [how to stop crawl space drafts](/blog/a-crawl-space-without-drafts/). If they’re everywhere, start at the top and stop when the house feels right. You may not need the rest.',
    },
  ],
  close: { heading: 'Found a draft?\nGet a free quote.' },
}
