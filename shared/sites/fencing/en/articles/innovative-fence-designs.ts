import type { ArticleWords } from 'contractor-website/content'

export const innovativeFenceDesigns: ArticleWords = {
  title: 'New fence designs: which are worth the money?',
  excerpt: 'Post lights, sliding gates, steel posts with cedar boards: which ideas pay off and which don’t.',
  tags: ['design', 'gates', 'lighting', 'planning'],
  metaTitle: 'Innovative Fence Designs: What’s Worth the Money',
  metaDescription:
    'Post lights, sliding gates, planter screens, steel posts with cedar boards and slats that pivot: which new fence ideas make sense, and where.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Here are six new fence ideas that customers ask us about, and where each one makes sense. We’d spend our own money on the first.',
    },
    {
      kind: 'paragraph',
      text: 'Several need more than a fence crew: licensed subcontractors do our gate openers, trenching and wiring.',
    },
    { kind: 'heading', level: 2, text: 'Empty conduit at every gate post' },
    {
      kind: 'paragraph',
      text: 'Empty conduit is the best value on this list. It’s plastic pipe that runs underground from the house and comes up inside or beside the gate post. The pipe itself costs very little. The trench to the house is the real cost, and it’s lowest before there’s new paving to cross. Later, it can carry wire without any digging. Ask for two pipes: one for a light or an opener, and one for a camera or a doorbell, because their wire can’t share a pipe with house current. Without conduit, you may have to saw through finished concrete.',
    },
    { kind: 'heading', level: 2, text: 'Gates that slide out of sight' },
    {
      kind: 'paragraph',
      text: 'A sliding gate frees up the space a swing gate needs. On a short or steep driveway, it may be the only gate that works. On a track, it needs a straight side a bit longer than the opening and a level path for the wheels. A cantilever gate doesn’t need a track, but it does need a straight side about one and a half times as long as the opening. Both need a guard, so nobody’s fingers get pulled in behind the gate. Once a gate has an opener, it has to meet safety standards. We explain them on our [automated gate systems](/automated-gate-systems-simi-valley/) page.',
    },
    {
      kind: 'drawing',
      drawing: 'design-detail',
      caption: 'Three ideas, drawn to the same scale: a sliding gate, cedar boards on steel posts, and a light wired through its post.',
    },
    { kind: 'heading', level: 2, text: 'Steel posts with cedar boards' },
    {
      kind: 'paragraph',
      text: 'Steel posts with cedar boards give you a stiff fence that still looks warm. The boards stay clear of the soil and come off one at a time. The part that usually fails, the post at the ground, can’t rot. Steel can rust, but galvanizing and sloped concrete slow that down. Steel posts add {prices.steelPost} each, and 80 feet takes about twelve. Replacing one wood post later costs {prices.onePost}. In a fire zone, [end the wood five feet from the house](/fence-rules-simi-valley/#wood-fences-in-a-fire-zone) and finish with a plain metal panel.',
    },
    { kind: 'heading', level: 2, text: 'Planters that hold up a screen' },
    {
      kind: 'paragraph',
      text: 'Heavy planters can hold up a screen where you can’t dig: on a slab, or over buried pipes. The planters need to be wide for their height, full of soil, drained and tied together, and the screen has to let some wind through. A solid six-foot panel on store-bought pots won’t make it through its first windy night. Line the inside of a wood planter, or the wet soil will rot it.',
    },
    { kind: 'heading', level: 2, text: 'Lights in the posts' },
    {
      kind: 'paragraph',
      text: 'Wired post lights are worth it, and solar caps are mostly for looks. A solar cap is easy to install, but it only marks the spot in the dark, and it dims as its battery ages. To light a step, wired lights go in the side of a post, knee-high and facing down, so they stay out of your eyes. To [light the fence itself](/blog/stylish-fencing-ideas/), they go at the top. With conduit, the lights can wait until next year. Without it, you’ll need a trench, or you can settle for solar caps.',
    },
    { kind: 'heading', level: 2, text: 'Slats that pivot' },
    {
      kind: 'paragraph',
      text: 'Slats that pivot like shutters let you open the fence to the breeze and close it for privacy. They’re nice to use, but every pivot is a part that can jam. We’d put them in one section, where you sit, with fixed boards for the rest. A [privacy fence](/privacy-fencing-simi-valley/) with a lattice top gives you most of the benefit, and nothing on it moves.',
    },
    { kind: 'heading', level: 2, text: 'Which ideas are worth it?' },
    {
      kind: 'table',
      head: ['Idea', 'What you avoid', 'Is it worth it?'],
      rows: [
        ['Empty conduit', 'Cutting into new concrete later', 'Always, before you pave.'],
        ['Sliding gate', 'Clearing room for a swing gate', 'Yes, on short or steep driveways.'],
        ['Steel posts, cedar boards', 'Replacing posts', 'Yes, if you plan to stay.'],
        ['Planters with a screen', 'Digging holes', 'Only for low or open screens.'],
        ['Wired post lights', 'Tripping in the dark', 'Yes, at steps and gates. Solar caps are for looks.'],
        ['Pivoting slats', 'Choosing between air and privacy', 'In one section, where you sit.'],
      ],
    },
    { kind: 'heading', level: 2, text: 'How to try an idea before you buy' },
    {
      kind: 'list',
      items: [
        'Ask to see a sample, or a section that’s already built. A trial section in your own yard costs {prices.smallestFence.from} or more.',
        'Ask which parts move, and who sells replacements.',
        'Ask how it holds up in wind, and ask for numbers.',
        'Ask whether it needs a permit. Lights, wiring and extra height may. If yours does, we handle it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then ask what it would cost to add it later. Boards are easy to add, and so are lights if the conduit is in, but a second trip costs extra. Posts, pipes and footings cost far more, so get [the posts right](/about/) first.',
    },
  ],
  close: { heading: 'Seen a fence idea you like?\nAsk us if it’ll work.' },
}
