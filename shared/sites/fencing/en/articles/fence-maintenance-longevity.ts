import type { ArticleWords } from 'contractor-website/content'

export const fenceMaintenanceLongevity: ArticleWords = {
  title: 'How to make a wood fence last',
  excerpt: 'Four short jobs a year, about three hours in all.',
  tags: ['maintenance', 'wood', 'vinyl', 'repair'],
  metaTitle: 'Fence Maintenance: 4 Easy Jobs a Year',
  metaDescription:
    'Four quick jobs a year help a wood fence last. What to check each season: the ground, the sprinklers, the posts and gate hardware, and the stain.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Most wood fences fail in one spot: where the post meets the soil and stays wet. Keep that spot dry, and your fence will last much longer.',
    },
    {
      kind: 'paragraph',
      text: 'On a typical lot, the four jobs below take about three hours a year. You’ll need a rake, pruning shears, a wrench, a claw hammer, a drill, exterior screws and some oil. Staining is extra, and it’s up to you.',
    },
    { kind: 'heading', level: 2, text: 'Keep soil and water off the posts' },
    {
      kind: 'paragraph',
      text: 'Wood that gets wet and dries out again holds up well. Wood that stays damp, next to air and soil, feeds fungus. On a fence, that’s mostly where the post leaves the ground, so that part goes first while the rest still looks new.',
    },
    {
      kind: 'drawing',
      drawing: 'maintenance-detail',
      caption: 'What protects a fence: a gap under the boards, concrete that slopes away, and water kept off the post.',
    },
    {
      kind: 'paragraph',
      text: 'Walk along your fence and pull soil, leaves and mulch away from the boards and posts. You should see daylight under the boards. Then look for the three usual sources of water: a sprinkler head that’s turned, a planter against the boards, and a downspout that ends at a post. Giving a sprinkler a quarter turn doesn’t cost anything, and it can save a post.',
    },
    { kind: 'heading', level: 2, text: 'Fence maintenance schedule' },
    {
      kind: 'table',
      head: ['When', 'Job', 'Time'],
      rows: [
        ['Early spring', 'Clear the ground. Rake soil and leaves off the boards, and cut back plants that lean on the fence.', 'One hour'],
        ['Late spring', 'Check the water. Run the sprinklers for two minutes and see what gets wet.', 'Half\u00a0an\u00a0hour'],
        [
          'Before the fall winds',
          'Push on every post, tighten hinges and latches, and replace loose nails with exterior screws.',
          'One hour',
        ],
        [
          'Winter, on a dry day',
          'Test the stain on the sunny side, oil the hinges and check the gap at the gate.',
          'Half\u00a0an\u00a0hour',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Don’t skip the fall job here. Santa Ana winds push over the post that moved an inch in the summer. When it goes, it pulls on the posts next to it, because the panels tie them together. If you find a wobble in September, that’s one hole to dig. After a windy night, it can be five.',
    },
    { kind: 'heading', level: 2, text: 'Should you stain a cedar fence?' },
    {
      kind: 'paragraph',
      text: 'You don’t have to. Unstained cedar turns silver within a year or two, faster on the south side. The gray is only on the surface, and it isn’t decay. Stain gives you an even color, fewer splits and less cupping, because boards that take up less water move less. If you do stain, follow four steps.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Test.** Flick water at the sunny side. If it beads, wait. If it soaks in, the wood’s ready. New boards need a few dry weeks first.',
        '**Clean.** Use a stiff brush and a bucket. A pressure washer held too close gouges the soft wood.',
        '**Choose.** A penetrating, water-based stain wears away slowly, and you can recoat it. Paint peels and has to be scraped off first.',
        '**Brush it in.** Put on one thin coat. Work it into the board ends and cut tops, which soak up far more than the faces.',
      ],
    },
    {
      kind: 'quote',
      text: 'If you’ve only got one afternoon and half a can, do the board tops and any cut ends you can reach. The faces can wait.',
    },
    { kind: 'heading', level: 2, text: 'Vinyl, metal and composite fences' },
    {
      kind: 'paragraph',
      text: '**Vinyl** usually lasts 20 to 30 years, and a hose takes care of most dirt. Mild soap takes green film off the shady side, but abrasive powder dulls the shine. Once a year, check the rails where they go into the posts. If one has slipped out, its panel can twist in the wind.',
    },
    {
      kind: 'paragraph',
      text: '**Iron and steel** fail at chips and joints. Keep a small bottle of matching paint, and use it when you see bare metal. On **chain link**, check the ties and the tension wire at the bottom, where dogs and mowers pull. **Composite** doesn’t need stain, but wet leaves caught between boards will mark it.',
    },
    { kind: 'heading', level: 2, text: 'Check your gate' },
    {
      kind: 'paragraph',
      text: 'Your gate wears out before the fence does, because it’s the part that moves. Open it, let go, and see if it swings by itself. If it does, and it isn’t built to close by itself, the post or a hinge has moved. Then look at the gap on the latch side. If the top and bottom differ by more than a finger’s width, tighten the hinge bolts. If the gap comes back within a month, it’s the post or the brace. Our [gate installation](/gate-installation-simi-valley/) page helps you tell which.',
    },
    { kind: 'heading', level: 2, text: 'When to replace instead of repair' },
    {
      kind: 'paragraph',
      text: 'It depends on the posts, because you can always replace boards. Our [fence repair](/fence-repair-simi-valley/) page explains how many bad posts are too many. If you’re still not sure, get two quotes, one to repair and one to replace, and compare them.',
    },
  ],
  close: { heading: 'Got a loose post?\nCall before the next windstorm.' },
}
