import type { Article } from '../../../site-types.ts'

export const stylishFencingIdeas: Article = {
  id: '1',
  slug: 'stylish-fencing-ideas',
  title: 'Stylish fencing ideas',
  excerpt: 'Horizontal slats, lattice tops and two-tone gates: five ideas that work on a small lot, and one that only works on a big one.',
  tags: ['design', 'cedar', 'slat fences', 'small yards'],
  metaTitle: 'Stylish Fencing Ideas for Simi Valley Yards',
  metaDescription:
    'Horizontal slats, lattice tops, stone and iron, wall lights and two-tone gates: five fencing ideas for small lots and one for large ones.',
  createdAt: '2023-12-03',
  lastModified: '2023-12-03',
  picture: 'horizontal-slat',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Few things you add to a yard are as large as a fence. It is also the background of every photograph taken there for the next twenty years, so it is worth an evening of thought.',
    },
    {
      kind: 'paragraph',
      text: 'Style in a fence is mostly proportion: how wide the boards are, how wide the gaps, where the top line runs and where it stops. Color and ornament come after that. The five ideas below work on an ordinary lot in the valley. The sixth needs room.',
    },
    { kind: 'heading', level: 2, text: 'Turn the boards sideways' },
    {
      kind: 'paragraph',
      text: 'Horizontal slats make a short yard look longer, because the eye runs along them instead of stopping at each one. They suit low, modern houses and look restless beside a steep tile roof with small windows. Two things keep them from disappointing. The posts have to be closer, since a board laid flat across more than about six feet sags under its own weight. And the gap has to be chosen, not left over.',
    },
    {
      kind: 'drawing',
      drawing: 'slat-detail',
      caption: 'A horizontal slat fence. The gap is drawn before the boards are counted, so that the last slat is a whole one.',
    },
    {
      kind: 'paragraph',
      text: 'Half an inch reads as a shadow line and hides nearly everything. Two inches reads as a screen and hides very little from straight ahead. Mixed widths, a wide slat and two narrow ones repeated, forgive small errors that an even grid shows at once.',
    },
    { kind: 'heading', level: 2, text: 'Let the top foot breathe' },
    {
      kind: 'paragraph',
      text: 'Five feet of boards with a foot of lattice above is the same height as six feet of boards, and feels a foot lower. Light comes through where your eyes are, jasmine has something to hold, and the wind loses part of its grip. On a small terrace the difference is that between a room and a box. Ask for a lattice with thick strips in a frame; thin stapled lattice is what gives the idea a bad name. Our [privacy fencing](/privacy-fencing-simi-valley/) page shows how it is built up.',
    },
    { kind: 'heading', level: 2, text: 'Spend the money on the gate' },
    {
      kind: 'paragraph',
      text: 'Everybody who visits touches the gate and nobody touches the fence. So keep the fence plain and let the gate be the exception: an arched top, black strap hinges, a darker stain, boards set on the diagonal. A two-tone gate in a plain fence costs little more than a plain one, because the extra is in a few square feet instead of hundreds. The post and hinge rules stay the same whatever it looks like; they are on the page about [gate installation](/gate-installation-simi-valley/).',
    },
    { kind: 'heading', level: 2, text: 'Light the fence, not the path' },
    {
      kind: 'paragraph',
      text: 'A wall light that shines down a fence turns it into a warm surface and lights the path with what bounces back. Three soft lamps on the fence do more than eight stakes along the edge, and nobody trips on them. Keep to a warm color, point everything downward so that the neighbor keeps the night sky, and put the wire in while the posts are open. Low voltage is usually simple; house current often needs a permit, so check with the city.',
    },
    { kind: 'heading', level: 2, text: 'Put stone only at the ends' },
    {
      kind: 'paragraph',
      text: 'Stone pillars every eight feet are handsome and expensive. Two pillars, one on each side of the drive, with plain iron or cedar running away from them, give most of the effect. The rule is that stone should carry something: a gate, a lamp, a corner. A pillar in the middle of nowhere looks as if the rest of the wall had been lost. See [decorative fencing](/decorative-fencing-simi-valley/) for the parts and their sizes.',
    },
    { kind: 'heading', level: 2, text: 'And one for a big lot: leave it open' },
    {
      kind: 'paragraph',
      text: 'Split rail across a slope is lovely for one reason: it shows the land instead of hiding it. That needs land. On a fifty-foot lot it marks a line and does nothing else. On an acre with oaks it is enough, and a run of welded wire on the inside, which vanishes at twenty paces, keeps the dog at home.',
    },
    { kind: 'heading', level: 2, text: 'Which idea fits which yard' },
    {
      kind: 'table',
      head: ['Idea', 'Fits', 'Watch for'],
      rows: [
        ['Horizontal slats', 'Short yards, low modern houses', 'Posts no more than about six feet apart'],
        ['Lattice top', 'Small terraces, north sides', 'Thick strips in a frame'],
        ['A special gate', 'Every yard', 'Weight: the post grows with it'],
        ['Lights on the fence', 'Places where you sit at night', 'Wire before boards, lamps pointing down'],
        ['Stone at the ends', 'Front yards with a drive', 'Footings, and a permit in many places'],
        ['Split rail', 'Big, sloping lots', 'Wire behind it for animals'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you are choosing between two, take a photograph of the yard from the kitchen window and draw both on it with a marker. The one you stop noticing first is usually the one to build. Then read [choosing fencing material](/blog/choosing-fencing-material/), because the idea decides how it looks on the first day and the material decides how it looks on the thousandth.',
    },
  ],
  close: { heading: 'Have a picture in mind?\nDescribe it on the phone.' },
}
