import type { ArticleWords } from 'contractor-website/content'
import { energyCodeLink, rValueStatement, wallCodeNote } from '../r-value-statement.ts'

export const openCellOrClosedCell: ArticleWords = {
  title: 'Open-cell vs. closed-cell foam',
  excerpt: 'How they differ, where each one works best and what a quote should list.',
  tags: ['materials', 'open-cell', 'closed-cell', 'quotes'],
  metaTitle: 'Open-Cell vs. Closed-Cell Spray Foam: How to Choose',
  metaDescription:
    'Open-cell vs. closed-cell spray foam: how they differ, where each one belongs in a Colorado house, and how to compare two quotes.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Choose closed-cell foam for damp or tight spots, and open-cell foam where you have depth and want quiet. They’re two different materials, so if two quotes for one wall are far apart, check which foam each one means.',
    },
    {
      kind: 'paragraph',
      text: 'Closed-cell foam 3 inches thick is R-18, and open-cell foam 5 1/2 inches thick is R-19. At those thicknesses, they slow heat about equally. Closed-cell foam sheds water, and open-cell foam is quieter.',
    },
    { kind: 'paragraph', text: `${rValueStatement} ${wallCodeNote} ${energyCodeLink}` },
    { kind: 'heading', level: 2, text: 'What open-cell and closed-cell mean' },
    {
      kind: 'paragraph',
      text: 'The names describe the bubbles. Both foams start as two liquids, each in its own drum, and the liquids meet in the spray gun. They react, swell and set within seconds. In open-cell foam, the bubbles burst as it rises, so it ends up soft like a sponge and full of ordinary air. In closed-cell foam, the bubbles stay shut and hold the gas that formed them, and it sets hard enough to knock on.',
    },
    {
      kind: 'drawing',
      drawing: 'foam-detail',
      caption:
        'The same 2x6 wall with each foam: 3 inches of closed-cell, R-18, and 5\u00a01/2 inches of open-cell, R-19. The circles show the bubbles, enlarged.',
    },
    {
      kind: 'paragraph',
      text: 'Closed bubbles keep water out, so closed-cell foam works in damp places. Open bubbles absorb sound, so open-cell foam is quieter. Hard foam takes less room and stiffens what it sticks to. Soft foam gives when new lumber dries and shrinks, and an electrician can cut it back more easily.',
    },
    { kind: 'heading', level: 2, text: 'Side-by-side comparison' },
    {
      kind: 'table',
      head: ['Property', 'Closed-cell', 'Open-cell'],
      rows: [
        ['Existing 2x6 wall', '3 inches, R-18, if your city agrees', '5\u00a01/2 inches, R-19'],
        ['Existing 2x4 wall', '3 inches, R-18, if your city agrees', '3\u00a01/2 inches, R-12'],
        ['Price per square foot, existing 2x6', '{prices.wallClosedThin}', '{prices.wallOpen}'],
        ['New 2x6 wall', '5 inches, R-30, at {prices.wallClosedDeep}', 'Not enough alone'],
        ['Feel', 'Hard, like a board', 'Soft, like a sponge'],
        ['Liquid water', 'Sheds it', 'Soaks it up, then can dry out'],
        ['Water vapor', 'Slows it down', 'Lets it through'],
        ['Sound', 'Some help', 'More help'],
        ['Weight', 'Heavier', 'Lighter'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Which foam goes in which room' },
    {
      kind: 'paragraph',
      text: '**Crawl space walls and rim joists:** Choose closed-cell. Concrete is never quite dry, and the rim joist is where warm indoor air meets some of the coldest wood in the house.',
    },
    {
      kind: 'paragraph',
      text: '**Outside walls:** In a new 2x6 wall, closed-cell 5 inches thick, R-30, is the simplest way to meet the 2021 code. Where the code is R-20, 4 inches (R-24) is enough. In an existing wall, either one can work. Three inches of closed-cell, R-18, stops just short of the face of a 2x4 wall and well short in a 2x6 wall, so we ask your city first. In a 2x4 wall, closed-cell is still the usual choice. Open-cell can fill a 2x6 wall, and it usually needs a layer on the room side that slows vapor. That layer is about {prices.vaporLayer} more per square foot.',
    },
    {
      kind: 'paragraph',
      text: '**Roofs:** Closed-cell is the usual choice, because it slows vapor on its own. In winter, indoor moisture drifts toward the cold roof deck. Open-cell lets some of it through, so in this climate the code requires a coating or covering that slows vapor. We ask your building department before we quote.',
    },
    {
      kind: 'paragraph',
      text: '**Walls between rooms, or a floor over a media room:** Choose open-cell. Here you want quiet, not warmth.',
    },
    {
      kind: 'paragraph',
      text: '**Steel buildings:** Choose closed-cell. A metal panel gets cold enough to drip, so the foam has to keep moist air off it. See [commercial insulation](/commercial-spray-foam-insulation-denver/).',
    },
    { kind: 'heading', level: 2, text: 'What a spray foam quote should list' },
    {
      kind: 'paragraph',
      text: 'A quote that only says “spray foam” doesn’t tell you what you’re buying. Before you compare two quotes, make sure each one lists all of this for every area:',
    },
    {
      kind: 'list',
      items: [
        'The type of foam and the manufacturer’s name for it',
        'The area in square feet',
        'The thickness, and whether it’s an average or a minimum',
        'The R-value of that foam at that thickness',
        'The covering over it, if it’s required, and who installs it',
        'What comes out first, and who hauls it away',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Pay the most attention to thickness. Crews spray foam by hand, so the surface is never flat. With an average, a thick middle makes up for a thin corner on paper, but heat still gets out through that corner. Ask for a minimum, as ours is, and ask how they’ll check it. With a depth gauge, each spot takes a few seconds.',
    },
    {
      kind: 'paragraph',
      text: 'Be careful with any R-value that stands alone. It’s only true for one foam at one thickness. The fact sheet has the tested value for the thickness you’re buying. Check that it matches the quote.',
    },
    { kind: 'heading', level: 2, text: 'Can one house have both?' },
    {
      kind: 'paragraph',
      text: 'Yes, and many do, with closed-cell along the bottom edge and open-cell in the existing walls above. If a quote for your whole house has only one foam, ask why. There may be a good reason, and your estimator should be able to explain it.',
    },
  ],
  close: { heading: 'Comparing quotes?\nCall and ask us.' },
}
