import type { Article } from '../../../site-types.ts'
import { rValueStatement } from '../r-value-statement.ts'

export const openCellOrClosedCell: Article = {
  id: '2',
  slug: 'open-cell-or-closed-cell',
  title: 'Open-cell or closed-cell',
  excerpt: 'Two foams, two jobs. How to tell which one a quote is talking about.',
  tags: ['materials', 'open-cell', 'closed-cell', 'quotes'],
  metaTitle: 'Open-Cell or Closed-Cell Spray Foam: How to Choose',
  metaDescription:
    'What separates the two spray foams, where each one belongs in a Colorado house, and how to compare two quotes line by line.',
  createdAt: '2023-12-03',
  lastModified: '2023-12-03',
  picture: 'residential-insulation',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Two companies look at the same wall. One writes foam, the other writes foam, and the prices are far apart. They may both be right, because they may be talking about two different materials.',
    },
    {
      kind: 'paragraph',
      text: 'Here is the short form of what they have in mind. Closed-cell foam at 3" is R-\u206018. Open-cell foam at 5 1/2" is R-\u206019. On paper the two walls resist heat to nearly the same degree. What else they do is where they part.',
    },
    { kind: 'paragraph', text: rValueStatement },
    { kind: 'heading', level: 2, text: 'What the names mean' },
    {
      kind: 'paragraph',
      text: 'Both foams arrive as two liquids in two drums and meet in the gun. They react, swell and set within seconds. The difference is in the bubbles. In open-cell foam the walls of the bubbles burst as it rises, so the finished foam is soft, like firm bread, and full of ordinary air. In closed-cell foam the bubbles stay shut and hold the gas that blew them up. It sets hard enough to knock on.',
    },
    {
      kind: 'drawing',
      drawing: 'foam-detail',
      caption:
        'The same 2x6 bay with each foam in it: closed-cell 3", R-\u206018, and open-cell 5 1/2", R-\u206019. Circles: the bubbles, enlarged.',
    },
    {
      kind: 'paragraph',
      text: 'From that one difference come all the others. Shut bubbles keep water out, so closed-cell foam can stand in damp places. Burst bubbles swallow sound, so open-cell foam is the quieter of the two. Hard foam takes less room and stiffens what it sticks to. Soft foam gives when old lumber shrinks, and it is easier to cut back when an electrician returns.',
    },
    { kind: 'heading', level: 2, text: 'Side by side' },
    {
      kind: 'table',
      head: ['Property', 'Closed-cell', 'Open-cell'],
      rows: [
        ['In a 2x6 bay', '3", R-\u206018', '5 1/2", R-\u206019'],
        ['To the touch', 'Hard, like a board', 'Soft, like firm bread'],
        ['Liquid water', 'Sheds it', 'Soaks it up and dries again'],
        ['Water vapor', 'Slows it down', 'Lets it pass'],
        ['Sound', 'Some help', 'More help'],
        ['Material used', 'More by weight for each bay', 'Less by weight for each bay'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Room by room' },
    {
      kind: 'paragraph',
      text: '**Crawl space walls and rim joists** want closed-cell. Concrete is never quite dry, and the rim is the place where warm indoor air meets the coldest wood of the house.',
    },
    {
      kind: 'paragraph',
      text: '**Outside walls** take either, and the depth of the bay usually decides. In a shallow 2x4 wall, closed-cell fits more resistance into the space. In a 2x6 wall there is depth to spare, and open-cell fills it to the face of the stud.',
    },
    {
      kind: 'paragraph',
      text: '**Roofs** are the interesting case in our climate. Indoor air is moister than the winter air outside, and it drifts toward the cold deck. Open-cell foam lets some of that moisture through, so it needs either a covering that slows vapor or a design that has been thought about. Closed-cell slows it by itself. Your building department has a view on this, and it varies by city, so ask before you sign.',
    },
    {
      kind: 'paragraph',
      text: '**Walls between rooms, floors over a media room, a bathroom beside a bedroom:** here heat hardly matters and quiet does. Open-cell.',
    },
    {
      kind: 'paragraph',
      text: '**Steel** takes closed-cell. A metal panel gets cold enough to drip, and the foam has to keep moist air off it for as long as it hangs there. More on that under [commercial insulation](/commercial-spray-foam-insulation-denver/).',
    },
    { kind: 'heading', level: 2, text: 'How to read the quote' },
    {
      kind: 'paragraph',
      text: 'A quote that says spray foam and a price has not told you what you are buying. Before you compare two of them, make sure that each one names these things for every area of the house:',
    },
    {
      kind: 'list',
      items: [
        'the kind of foam and the maker’s name for it',
        'the area in square feet',
        'the thickness, and whether it is an average or a minimum',
        'the R-\u2060value of that foam at that thickness',
        'the covering over it, if one is required, and who puts it up',
        'what comes out first, and who takes it away',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The third line is where quotes hide. Foam is sprayed by hand and its surface is never flat. An average lets a thin corner be balanced by a thick middle, and heat finds the thin corner. Ask for a minimum and ask how it will be checked. A pin gauge takes a few seconds for each point.',
    },
    {
      kind: 'quote',
      text: 'Ask for the thickness in the thinnest corner. The answer tells you who is going to measure it.',
    },
    {
      kind: 'paragraph',
      text: 'And be wary of any R-\u2060value that stands alone. It belongs to one foam at one thickness, and foam does not gain at an even rate as it gets thicker. The fact sheet gives the tested value for the thickness you are buying. Hold it beside the quote and see if they agree.',
    },
    {
      kind: 'paragraph',
      text: 'Many houses end up with both foams: closed-cell at the bottom edge, open-cell in the walls above. If your quote has only one, ask why. There may be a good reason. There should at any rate be an answer.',
    },
  ],
  close: { heading: 'Two quotes, two thicknesses?\nRead them to us.' },
}
