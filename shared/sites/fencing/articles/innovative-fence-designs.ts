import type { Article } from '../../../site-types.ts'

export const innovativeFenceDesigns: Article = {
  id: '4',
  slug: 'innovative-fence-designs',
  title: 'Innovative fence designs',
  excerpt: 'Lights in the posts, gates that slide into a wall, planters that hold the fence up. What is worth the money and what is not.',
  tags: ['design', 'gates', 'lighting', 'planning'],
  metaTitle: 'Innovative Fence Designs: What Is Worth the Money',
  metaDescription:
    'Lit posts, pocket gates, planters that carry the fence, mixed materials and screens that move: which new fence ideas earn their price.',
  createdAt: '2023-12-03',
  lastModified: '2023-12-03',
  picture: 'automated-gate-systems',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'People have been building fences for a few thousand years, so a new idea deserves a cool look. Some save you something every day. Others are an old problem with a lamp in it.',
    },
    {
      kind: 'paragraph',
      text: 'Here are six that customers bring us, from a magazine, a trip or a neighbor, with what each one really involves. We have put them in the order in which we would spend the money.',
    },
    { kind: 'heading', level: 2, text: 'A conduit in every gate post' },
    {
      kind: 'paragraph',
      text: 'It is a dull idea and it comes first. A piece of empty plastic pipe, laid in the trench and brought up inside the post while the hole is open, costs next to nothing. Later it carries a lamp, a bell, a camera or a gate motor. Without it, the same wire means a saw cut through finished concrete. If you remember one thing from this article, remember the pipe.',
    },
    { kind: 'heading', level: 2, text: 'Gates that slide out of sight' },
    {
      kind: 'paragraph',
      text: 'A sliding gate that disappears behind a wall or a run of fence frees the quarter circle that a swing gate sweeps. On a short or steep driveway that can be the difference between a gate and no gate. It needs a straight side as long as the opening, a level path for the wheels or a cantilever frame, and a cover where fingers could follow it in. With a motor it comes under the safety standards for gate operators; the page on [automated gate systems](/automated-gate-systems-simi-valley/) goes through them.',
    },
    {
      kind: 'drawing',
      drawing: 'design-detail',
      caption: 'Ideas drawn at one scale. What makes each of them work is inside the post or under the ground.',
    },
    { kind: 'heading', level: 2, text: 'Two materials in one panel' },
    {
      kind: 'paragraph',
      text: 'Steel posts and frames with cedar boards between them join the stiffness of one to the warmth of the other. The boards are held clear of the soil, can be changed one by one, and never carry the load. It costs more on the day than an all-wood fence. It also moves the part that usually fails, the post at the ground, out of the reach of rot, so it is one of the few new ideas that pays you back in years. Where a fence meets the house near open hills, a last panel of plain metal is worth asking the fire department about.',
    },
    { kind: 'heading', level: 2, text: 'Planters that hold the fence up' },
    {
      kind: 'paragraph',
      text: 'Where you cannot dig, on a roof terrace, over pipes, on a slab you do not want to core, a row of heavy planters can carry a screen. The soil is the footing. This works if the planters are wide for their height, filled, drained and tied to one another, and if the screen lets some wind through. It does not work with a closed six-foot panel on pots from the garden center, and the first windy night proves it. Keep wet soil and wood apart with a liner, or the planter eats the fence that it supports.',
    },
    { kind: 'heading', level: 2, text: 'Light in the posts' },
    {
      kind: 'paragraph',
      text: 'Caps with a small solar lamp are easy to fit and give a mark in the dark, not light to see by. They fade as the cell ages. Wired lamps set into the side of a post, knee-high and facing down, are another matter: they show a step, stay out of your eyes and last. If you have the conduit, the lamps can wait until next year. If you do not, the solar caps are what remains.',
    },
    { kind: 'heading', level: 2, text: 'Screens that move' },
    {
      kind: 'paragraph',
      text: 'Slats that pivot like a shutter let you open a fence to the breeze and close it to the neighbors. They are a pleasure to use and every pivot is a part that can jam. We suggest them for one bay, where you sit, with fixed boards for the rest. A [privacy fence](/privacy-fencing-simi-valley/) with a lattice top gives two thirds of the benefit and has nothing that moves.',
    },
    { kind: 'heading', level: 2, text: 'Worth it, or not' },
    {
      kind: 'table',
      head: ['Idea', 'What it saves you', 'Our verdict'],
      rows: [
        ['Empty conduit', 'A trench, later', 'Always, while the hole is open.'],
        ['Sliding gate', 'The space a swing gate sweeps', 'Yes, on short or steep driveways.'],
        ['Steel posts, cedar boards', 'Replacing posts', 'Yes, if you mean to stay.'],
        ['Planter footings', 'Digging where you cannot', 'Only for low or open screens.'],
        ['Wired post lights', 'A stumble', 'Yes, at steps and gates.'],
        ['Solar caps', 'Nothing much', 'For looks. Expect to replace them.'],
        ['Pivoting slats', 'A choice between air and privacy', 'One bay, where you sit.'],
      ],
    },
    { kind: 'heading', level: 2, text: 'How to try an idea before you buy it' },
    {
      kind: 'list',
      items: [
        'Ask for one bay. Eight feet tell you how it looks, sounds and shades.',
        'Ask what moves, and who sells the part when it breaks.',
        'Ask what the wind does to it, in numbers if there are any.',
        'Check with the city. Lights, wiring and anything above the usual height may need a permit.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then ask what it would cost to leave it out and add it later. For boards and lamps the answer is often very little. For posts, pipes and footings it is nearly everything, which is why we talk about the [part you never see](/about/) before we talk about the part you do.',
    },
  ],
  close: { heading: 'Seen something clever?\nAsk what holds it up.' },
}
