import type { ArticleWords } from 'contractor-website/content'

export const choosingFencingMaterial: ArticleWords = {
  title: 'How to choose a fence material',
  excerpt: 'What cedar, vinyl, iron and chain link cost up front, and what each one needs later.',
  tags: ['materials', 'cost', 'cedar', 'vinyl', 'iron'],
  metaTitle: 'Best Fence Material: Cedar, Vinyl, Iron or Chain Link',
  metaDescription:
    'Cedar, vinyl, iron and chain link fences compared for Simi Valley yards: what each one costs now and later, and what to ask before you sign.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'To choose a fence material, answer four questions. What does the fence have to do? How long is it? How steep is the ground? Who’s going to take care of it?',
    },
    {
      kind: 'paragraph',
      text: 'Write your answers down before anyone gives you a quote. A fence that hides your patio can’t have gaps where you sit, and one that keeps a retriever in can’t have a big gap at the bottom. If you want both on a slope, it’ll cost more.',
    },
    { kind: 'heading', level: 2, text: 'Fence materials compared' },
    {
      kind: 'table',
      head: ['Material', 'Up front', 'Care'],
      rows: [
        [
          'Cedar',
          '{prices.cedarFoot} a foot, or {prices.overlappedFoot} overlapped',
          'Stain it, or let it gray. You can replace single boards.',
        ],
        ['Vinyl', '{prices.vinylFoot} a foot', 'Rinse it with a hose.'],
        ['Composite', '{prices.compositeFoot} a foot', 'No stain. The boards are heavy, so posts matter more.'],
        ['Iron or steel', '{prices.steelFoot} a foot', 'Touch up chips, and keep sprinklers off it.'],
        ['Chain link', '{prices.chainLinkFoot} a foot', 'Very little, until something leans on it.'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Those are 6-foot fences on level ground, with no gate. A basic wood fence of about 40 to 60 feet costs {prices.basicWoodFence}. Overall, adding a fence usually costs **{prices.anyFence}**. The material explains part of that range, and the length, the ground and the gates explain the rest.',
    },
    { kind: 'heading', level: 2, text: 'Ask about the posts first' },
    {
      kind: 'paragraph',
      text: 'Posts decide how long a fence stands, whatever the panels are made of. Wood and metal also depend on care, and that’s why we don’t give a number of years for them. A solid six-foot fence stops a lot of wind, and that push ends up in a hole about a foot wide.',
    },
    {
      kind: 'drawing',
      drawing: 'post-detail',
      caption: 'A six-foot cedar fence and a gate. The gate posts go deeper: one carries the gate all day, and the other takes every slam.',
    },
    {
      kind: 'paragraph',
      text: 'So ask every contractor the same questions. How deep are the posts, and how deep at the gate? Are wood posts rated for ground contact, or are they the same cedar as the boards? Does the concrete slope away at the top, or does it hold water around the wood? Steel posts behind cedar boards solve most of this, but they cost more.',
    },
    {
      kind: 'quote',
      text: 'If two quotes are far apart, the answers often explain why.',
    },
    { kind: 'heading', level: 2, text: 'Wood fences: pros and cons' },
    {
      kind: 'paragraph',
      text: 'Side-by-side cedar costs less than vinyl or iron, and it’s easy to repair. How long it lasts depends on the grade. Cedar resists decay in the heartwood, the dark center of the tree. The pale sapwood doesn’t, whatever the label says. Lower grades have more sapwood and more knots. That may be fine for pickets in a dry front yard, but not for boards just above a wet lawn. Wood also shrinks across its width through the first summer, so the boards on a [privacy fence](/privacy-fencing-simi-valley/) should overlap. That brings the cost close to vinyl.',
    },
    { kind: 'heading', level: 2, text: 'Vinyl fences: pros and cons' },
    {
      kind: 'paragraph',
      text: 'Vinyl costs more up front than side-by-side cedar, but after that it needs little more than rinsing. It usually lasts 20 to 30 years, and neither rot nor termites bother it. You can’t plane it, patch it or easily paint it, so choose a color you’ll still like in 20 years. Our prices are for white; ask about other colors. A cracked panel has to be replaced. Vinyl moves with heat and cold, so a good installer leaves room inside the posts. It also softens near a grill. On a steep slope, ask how far the panels can rack before they have to step.',
    },
    { kind: 'heading', level: 2, text: 'Iron, steel and chain link' },
    {
      kind: 'paragraph',
      text: 'Open metal fences make sense if you’d rather keep the view or the breeze. What’s sold as wrought iron today is almost always welded steel or aluminum with a baked coat. Take care of that coat, and the fence will last. Around a pool, the law sets the measurements, and our [pool fencing](/pool-fencing-simi-valley/) page lists them. Chain link gives you the most fence for your money. Black-coated mesh nearly disappears against plants.',
    },
    { kind: 'heading', level: 2, text: 'Fire, wind and clay in Simi Valley' },
    {
      kind: 'paragraph',
      text: 'Three local conditions can settle your choice. If you’re near open hills, [use steel for the five feet](/fence-rules-simi-valley/#wood-fences-in-a-fire-zone) next to the house, even if the rest is vinyl or composite. A metal panel or gate there can help keep a burning fence from carrying fire to the wall. If your yard is exposed to Santa Ana winds, pick something the air can pass through, or pay for stronger posts. If you have clay, which swells in winter and shrinks in summer, depth matters more than the width of the hole.',
    },
    { kind: 'heading', level: 2, text: 'Before you sign a contract' },
    {
      kind: 'list',
      items: [
        'Have the fence line measured, not guessed from a map.',
        'Agree on which side faces your neighbor.',
        'Get the gates, the haul-away and the height in writing.',
        'Check the [height limit where you live](/fence-rules-simi-valley/), because front yards and corners have their own.',
        'Look up the license number at [cslb.ca.gov](https://www.cslb.ca.gov/).',
        'Don’t overpay up front. In California, the down payment on most home improvement contracts can’t be more than 10% of the contract or {prices.downPayment}, whichever is less.',
      ],
    },
  ],
  close: { heading: 'Stuck between two materials?\nAsk us.' },
}
