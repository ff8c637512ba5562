import type { Article } from '../../../site-types.ts'

export const fenceMaintenanceLongevity: Article = {
  id: '2',
  slug: 'fence-maintenance-longevity',
  title: 'Fence maintenance and longevity',
  excerpt:
    'Four jobs a year, none longer than an hour, that decide how long a wood fence lasts. Start at the ground, where the trouble starts.',
  tags: ['maintenance', 'wood', 'vinyl', 'repair'],
  metaTitle: 'Fence Maintenance and Longevity: Four Jobs a Year',
  metaDescription:
    'Four jobs a year, none longer than an hour, keep a wood fence standing: the ground, the posts, the hardware and the finish, season by season.',
  createdAt: '2023-12-03',
  lastModified: '2023-12-03',
  picture: 'fence-repair',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Fences rarely wear out. They are drowned slowly, at one spot about two inches above the soil, by water that nobody meant to put there.',
    },
    {
      kind: 'paragraph',
      text: 'That is good news, because that spot can be looked after with a rake. Four jobs a year keep an ordinary fence in order. None takes longer than an hour on an ordinary lot, and none needs a tool you have to borrow.',
    },
    { kind: 'heading', level: 2, text: 'Start at the ground' },
    {
      kind: 'paragraph',
      text: 'Wood that gets wet and dries again lasts for decades. Wood that stays damp and meets air and soil at the same time feeds fungus. The line where a post leaves the ground is the only place on a fence that offers all three at once, so it goes first while the rest still looks new.',
    },
    {
      kind: 'drawing',
      drawing: 'maintenance-detail',
      caption: 'Where a fence fails and where it is protected: a gap under the boards, concrete that slopes away, water kept off the post.',
    },
    {
      kind: 'paragraph',
      text: 'Walk the line and pull soil, leaves and mulch away from boards and posts, until you can see daylight under the bottom rail. Look for the three usual sources of water: a sprinkler head that has turned, a planter pushed against the boards, and a downspout that ends at a post. Turning a sprinkler by a quarter circle costs nothing and saves a post.',
    },
    { kind: 'heading', level: 2, text: 'The four jobs' },
    {
      kind: 'table',
      head: ['When', 'Job', 'Time'],
      rows: [
        ['Early spring', 'Clear the ground. Rake soil and leaves from the boards, cut back what leans on the fence.', 'One hour'],
        ['Late spring', 'Check the water. Run the sprinklers for two minutes and watch what gets wet.', 'Half an hour'],
        ['Before the fall winds', 'Push every post, tighten hinges and latches, drive in or replace nails that stick out.', 'One hour'],
        ['Winter, after rain', 'Drip test on the sunny side, oil on the hinges, a look at the gate’s gap.', 'Half an hour'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The fall job matters more here than in most places. Santa Ana winds find the post that gave an inch in summer, and a post that goes takes its neighbors along, because the panels tie them together. A wobble found in September is one hole. Found in the middle of a windy night, it is five.',
    },
    { kind: 'heading', level: 2, text: 'To stain or not to stain' },
    {
      kind: 'paragraph',
      text: 'You may leave cedar alone. It turns silver within a year or two, more quickly on the south side, and graying is a change in the outer skin and not decay. What stain buys is an even color, fewer splits and less cupping, because boards that take up less water move less.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Test.** Flick water at the sunny side. If it beads, wait. If it soaks in, the wood is ready. New boards need some dry weeks before they pass.',
        '**Clean.** A stiff brush and a bucket. A pressure washer held close carves the soft wood out between the rings.',
        '**Choose.** A penetrating, water-based stain wears thin and can be renewed over itself. A film of paint peels and has to be scraped.',
        '**Brush it in.** One thin coat, worked into the board ends and the cut tops, which drink many times more than the faces.',
      ],
    },
    {
      kind: 'quote',
      text: 'If you only have one afternoon and half a can, do the tops and the bottoms. The faces can wait.',
    },
    { kind: 'heading', level: 2, text: 'Fences that are not wood' },
    {
      kind: 'paragraph',
      text: '**Vinyl** lasts 20 to 30 years and asks for a hose. Green film on the shady side comes off with mild soap; abrasive powder takes the shine with it. Look once a year at the rails where they enter the posts, because a rail that has slipped out lets its panel rack in the wind.',
    },
    {
      kind: 'paragraph',
      text: '**Iron and steel** fail at chips and at joints. Keep a small bottle of matching paint where you keep light bulbs, and use it when you see bare metal. **Chain link** mostly needs its ties and tension wire checked at the bottom, where dogs and mowers pull. **Composite** does not need stain, but leaves caught between boards will mark it.',
    },
    { kind: 'heading', level: 2, text: 'The gate ages faster' },
    {
      kind: 'paragraph',
      text: 'A fence is leaned on; a gate is used. Open it, let go, and see whether it moves by itself: a gate that swings open has a post that leans that way. Look at the gap on the latch side, top and bottom. If the two differ by more than a finger’s width, tighten the hinge bolts, and if it comes back within a month, the post or the brace is the reason. Our page on [gate installation](/gate-installation-simi-valley/) explains which is which.',
    },
    { kind: 'heading', level: 2, text: 'When to stop mending' },
    {
      kind: 'paragraph',
      text: 'Boards can be replaced for as long as anyone sells boards. Posts are the clock. How we count posts is on the [fence repair](/fence-repair-simi-valley/) page. If the count leaves you in doubt, get both prices, one to mend and one to replace, and look at them next to each other.',
    },
  ],
  close: { heading: 'A post that moves?\nBetter now than in the wind.' },
}
