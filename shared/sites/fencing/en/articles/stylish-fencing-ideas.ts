import type { ArticleWords } from 'contractor-website/content'

export const stylishFencingIdeas: ArticleWords = {
  title: 'Stylish fence ideas for any yard',
  excerpt: 'Slats, lattice tops and two-tone gates: five ideas for a small lot, and one for a big one.',
  tags: ['design', 'cedar', 'slat fences', 'small yards'],
  metaTitle: 'Stylish Fence Ideas for Small and Large Yards',
  metaDescription:
    'Horizontal slat fences, lattice tops, stone and iron, wall lights and two-tone gates: five fence ideas for small lots and one for large ones.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'A fence’s looks depend mostly on board width, gap width and height. Color and ornament come next. The first five ideas fit a small Simi Valley lot, and the sixth needs room.',
    },
    { kind: 'heading', level: 2, text: 'Horizontal slats' },
    {
      kind: 'paragraph',
      text: 'Horizontal slats make a short yard look longer, because your eye runs along them. They suit low, modern houses, but next to a house with a tile roof and arched windows, they look busy. Two things matter most. Set the posts closer, because a board that spans more than about six feet sags under its own weight. And choose the gap first, because it decides how many slats fit. At six feet tall, slats cost {prices.slatFoot} a foot.',
    },
    {
      kind: 'drawing',
      drawing: 'slat-detail',
      caption: 'We adjust the gap you pick so that the last slat is a whole one. Here, eleven fit; a twelfth would go over six feet.',
    },
    {
      kind: 'paragraph',
      text: 'A half-inch gap hides nearly everything, and through a two-inch gap, anyone walking by sees in. Mix widths, such as one wide slat and two narrow ones, and an uneven gap hardly shows. With equal slats, it does.',
    },
    { kind: 'heading', level: 2, text: 'A lattice top' },
    {
      kind: 'paragraph',
      text: 'A lattice top makes a six-foot fence feel lower and lighter. Use five feet of boards with a foot of lattice above, which adds {prices.latticeFoot} a foot. Light comes in at eye level, and the wind doesn’t push as hard. On a small patio, it keeps the space from feeling boxed in. Ask for thick strips in a frame, because thin stapled lattice doesn’t last. Our [privacy fencing](/privacy-fencing-simi-valley/) page compares it with other panels.',
    },
    { kind: 'drawing', drawing: 'lattice-detail', caption: 'Five feet of boards and one of lattice.' },
    { kind: 'heading', level: 2, text: 'A gate that stands out' },
    {
      kind: 'paragraph',
      text: 'If you want to spend extra on looks, spend it on the gate. Everybody who visits sees it up close. Keep the fence plain and give the gate an arched top, black strap hinges, a darker stain or diagonal boards. A two-tone walk gate doesn’t cost much more than a plain one, because it’s only about 20 square feet. It still needs posts and hinges that suit its weight, and our [gate installation](/gate-installation-simi-valley/) page explains how we choose them.',
    },
    { kind: 'picture', picture: 'gate-installation', caption: 'A double gate with black strap hinges. A rendering.' },
    { kind: 'heading', level: 2, text: 'Lights on the fence' },
    {
      kind: 'paragraph',
      text: 'A few soft lights on the fence are plenty. Choose a warm bulb and aim it down, so it doesn’t bother your neighbor. The wire goes in before the boards, and licensed subcontractors run it for us. Low voltage is simple. Wiring at 120 volts usually needs a permit, and we handle it.',
    },
    { kind: 'heading', level: 2, text: 'Stone pillars at the driveway only' },
    {
      kind: 'paragraph',
      text: 'Stone pillars cost {prices.pillar} each, so one on each side of the driveway costs much less than a whole row. Run plain iron from them to the corners. A tall pillar in front may be over [your town’s limit](/fence-rules-simi-valley/), so we ask first. See [decorative fencing](/decorative-fencing-simi-valley/) for the parts and their sizes. Licensed masonry subcontractors build ours.',
    },
    { kind: 'picture', picture: 'decorative-fencing', caption: 'Iron between stone pillars. A rendering.' },
    { kind: 'heading', level: 2, text: 'Ranch rail for a big lot' },
    {
      kind: 'paragraph',
      text: 'Ranch rail suits a big, sloping lot, because you still see the land. At four feet, it costs {prices.ranchRailFoot} a foot. On a small lot it looks out of place, but on an acre it marks the edge well. Add welded wire on the inside to keep your dog home. From twenty steps away, you won’t see it.',
    },
    { kind: 'picture', picture: 'ranch-rail', caption: 'Rails across open ground. A rendering.' },
    { kind: 'heading', level: 2, text: 'Which idea fits your yard?' },
    {
      kind: 'table',
      head: ['Idea', 'Best for', 'Watch for'],
      rows: [
        ['Horizontal slats', 'Short yards, low modern houses', 'Posts no more than about six feet apart'],
        ['Lattice top', 'Small patios', 'Thick strips in a frame'],
        ['A gate that stands out', 'Every yard', 'Weight: a heavier gate needs a bigger post'],
        ['Lights on the fence', 'Places where you sit at night', 'Wire before boards, lights aimed down'],
        ['Stone at the driveway', 'Front yards with a driveway', 'Height limits, and often a permit (we\u00a0pull\u00a0it)'],
        ['Ranch rail', 'Big, sloping lots', 'Wire behind it for animals'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you can’t decide between two, take a photo of your yard from the kitchen window. Print it twice and draw one idea on each with a marker. The one that looks right a day later is usually the one to build. Then read our guide to [choosing a fence material](/blog/choosing-fencing-material/), because the material decides how it’ll look in three years.',
    },
  ],
  close: { heading: 'Have a style in mind?\nTell us about it.' },
}
