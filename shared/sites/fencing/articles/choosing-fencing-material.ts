import type { Article } from '../../../site-types.ts'

export const choosingFencingMaterial: Article = {
  id: '3',
  slug: 'choosing-fencing-material',
  title: 'Choosing fencing material',
  excerpt: 'Cedar, vinyl, iron or chain link: what each costs you on the day, in year ten, and in an afternoon with a brush.',
  tags: ['materials', 'cost', 'cedar', 'vinyl', 'iron'],
  metaTitle: 'Choosing Fencing Material: Cedar, Vinyl or Iron',
  metaDescription:
    'Cedar, vinyl, iron and chain link compared for Simi Valley yards: what each costs on the day and later, and what to ask before you sign.',
  createdAt: '2023-12-03',
  lastModified: '2023-12-03',
  picture: 'vinyl-fencing',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Most people choose a fence from a photograph. It is better to choose it from three questions: what must it do, how much ground does it cross, and who will look after it.',
    },
    {
      kind: 'paragraph',
      text: 'Write the answers down before anyone quotes you. A fence that hides a trash can needs no gap at eye level. A fence that keeps a retriever in needs no gap at the bottom. A fence that does both, along a slope, is a different job from either, and the price will say so.',
    },
    { kind: 'heading', level: 2, text: 'What each material asks of you' },
    {
      kind: 'table',
      head: ['Material', 'On the day', 'Later'],
      rows: [
        [
          'Cedar',
          'A basic wood fence costs $1,500 to $3,000 on level ground, with no gate.',
          'Stain it, or let it gray. Single boards can be replaced.',
        ],
        ['Vinyl', 'More than wood for the same line.', 'Lasts 20 to 30 years with a hose and no brush.'],
        ['Composite', 'More than wood; sold as boards or as panels.', 'No stain. Boards are heavy, so posts matter more.'],
        ['Iron or steel', 'More work to make and fit than wood.', 'Paint where a sprinkler hits it.'],
        ['Chain link', 'Less than wood for a long line.', 'Very little, until something leans on it.'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Taken together, adding a fence costs **$1,500 to over $5,000**. The material explains part of that spread. The ground and the gates explain the rest.',
    },
    { kind: 'heading', level: 2, text: 'Look at the posts first' },
    {
      kind: 'paragraph',
      text: 'Boards are what you see. Posts are what you buy. A six-foot fence catches the wind like a sail, and all of that push ends up in a hole a foot wide.',
    },
    {
      kind: 'drawing',
      drawing: 'post-detail',
      caption: 'A six-foot cedar fence and a gate. The gate post goes deeper because the gate never stops pulling on it.',
    },
    {
      kind: 'paragraph',
      text: 'So ask the same questions whatever the panels are made of. How deep do the posts go, and how deep at the gate? Are wooden posts rated for contact with the ground, or are they the same cedar as the boards? Does the concrete slope away at the top, or does it make a cup that holds water around the wood? Steel posts behind cedar boards answer most of this at once, for more money.',
    },
    { kind: 'quote', text: 'If two quotes differ, ask both how deep the posts go. The answer usually explains the money.' },
    { kind: 'heading', level: 2, text: 'Wood, honestly' },
    {
      kind: 'paragraph',
      text: 'Cedar and redwood resist decay in the heartwood, the dark center of the tree. Sapwood, the pale outer part, does not, whatever the species is called on the label. A lower grade has more of it, and more knots. For pickets in a dry front yard that may not matter. For a board that ends two inches above a lawn, it does. Wood also moves: boards shrink across their width through the first summer, which is why a [privacy fence](/privacy-fencing-simi-valley/) overlaps them.',
    },
    { kind: 'heading', level: 2, text: 'Vinyl, honestly' },
    {
      kind: 'paragraph',
      text: 'Vinyl costs more on the day and asks for nothing but water afterward. It does not rot and termites ignore it. It also cannot be planed, patched or easily painted, so what you choose is what you keep, and a cracked panel is replaced whole. It grows and shrinks with heat, and a good installation leaves it room inside the posts. It softens near a grill. On a steep slope ask how far the panels can rack before they have to step.',
    },
    { kind: 'heading', level: 2, text: 'Iron, steel and chain link' },
    {
      kind: 'paragraph',
      text: 'Open metal is the answer when you would rather keep the view or the breeze. What is sold as wrought iron today is nearly always welded steel or aluminum under a baked coat, and the coat is the thing to look after. Pools are a case of their own, with measurements fixed by law; see [pool fencing](/pool-fencing-simi-valley/). Chain link is plain and does a great deal for the price. Black-coated mesh against planting nearly disappears.',
    },
    { kind: 'heading', level: 2, text: 'Fire, wind and clay' },
    {
      kind: 'paragraph',
      text: 'Three local matters can settle the choice. If your lot lies near open hills, ask the fire department about the last few feet before the house; a metal panel or a gate there keeps a burning fence from leading to the wall. If it lies open to the Santa Ana wind, choose something the air can pass through, or pay for the posts that a closed panel needs. And if it stands in clay, which swells in winter and shrinks in summer, depth counts for more than the width of the hole.',
    },
    { kind: 'heading', level: 2, text: 'Before you sign' },
    {
      kind: 'list',
      items: [
        'Have the line measured, not guessed from a map.',
        'Ask which face of the fence your neighbor gets.',
        'Get gates, haul-away and height in writing.',
        'Check with the city: front yards and corners have their own limits.',
        'Look up the license number at [cslb.ca.gov](https://www.cslb.ca.gov/). In California the down payment on most home improvement contracts may not be more than 10 percent or $1,000, whichever is less.',
      ],
    },
  ],
  close: { heading: 'Still between two materials?\nAsk us.' },
}
