import type { ArticleWords } from 'contractor-website/content'

export const fenceCost: ArticleWords = {
  title: 'What a fence costs in Simi Valley',
  excerpt: 'Prices per foot for eight kinds of fence, what gates and slopes add, and how to compare two quotes.',
  tags: ['cost', 'planning', 'materials'],
  metaTitle: 'Fence Cost in Simi Valley, CA: Prices per Foot',
  metaDescription:
    'What a new fence costs per foot in Simi Valley: cedar, vinyl, iron, chain link and slats, plus gates, slopes, repairs and hauling the old one away.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'A 6-foot cedar fence in Simi Valley costs {prices.cedarFoot} a foot, installed, so a basic wood fence of about 40 to 60 feet comes to {prices.basicWoodFence}. Vinyl costs {prices.vinylFoot} a foot and steel {prices.steelFoot}.',
    },
    {
      kind: 'paragraph',
      text: 'These are our own prices for 2026. They’re for level ground and include posts in concrete (deeper in clay), the fence, cleanup and any permit. Cedar stands on 4-by-4 posts rated for ground contact, eight feet apart. The lower end is a straight fence with room for the truck. Corners, tight access and better lumber push it toward the upper end. Our [cost estimate](/estimate/) uses the same prices, but doesn’t have composite or overlapped cedar.',
    },
    { kind: 'heading', level: 2, text: 'Fence cost per foot' },
    {
      kind: 'table',
      head: ['Material', 'Per foot', 'Height', 'Good to know'],
      rows: [
        ['Ranch rail', '{prices.ranchRailFoot}', '4 feet', 'Marks the edge. Add wire for a dog.'],
        ['Chain link', '{prices.chainLinkFoot}', '6 feet', 'The cheapest 6-foot fence.'],
        ['Picket', '{prices.picketFoot}', '3 1/2 feet', 'For front yards. Paint is extra.'],
        ['Cedar', '{prices.cedarFoot}', '6 feet', 'Boards side by side. Overlapped: {prices.overlappedFoot}.'],
        ['Vinyl', '{prices.vinylFoot}', '6 feet', 'Never needs stain.'],
        ['Iron or steel', '{prices.steelFoot}', '6 feet', 'Keeps the view.'],
        ['Composite', '{prices.compositeFoot}', '6 feet', 'No stain. The boards are heavy.'],
        ['Horizontal slat', '{prices.slatFoot}', '6 feet', 'More posts and more labor.'],
      ],
    },
    { kind: 'heading', level: 2, text: 'What do 80 feet of fence and a gate cost?' },
    {
      kind: 'paragraph',
      text: 'Eighty feet is about the back of a typical yard and part of one side. The four fences below are six feet tall and on level ground. The 80 feet includes a walk gate with a 40-inch opening, and the totals include its frame, hardware and deeper posts.',
    },
    {
      kind: 'table',
      head: ['80 feet and one gate', 'Price'],
      rows: [
        ['Chain link', '{prices.chainLinkYard}'],
        ['Cedar', '{prices.cedarYard}'],
        ['Vinyl', '{prices.vinylYard}'],
        ['Iron or steel', '{prices.steelYard}'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Is yours longer or shorter? [Estimate my fence](/estimate/) draws it to scale and gives you the range for your own length.',
    },
    { kind: 'heading', level: 2, text: 'What adds to the cost' },
    {
      kind: 'list',
      items: [
        '**A walk gate:** {prices.walkGate} in a new fence, depending on the material. A double gate in cedar is {prices.doubleGate}.',
        '**A driveway gate with an opener:** {prices.automatedGate} in steel, or {prices.driveGate} without the opener. Licensed subcontractors install the opener and run the wiring.',
        '**Your old fence:** {prices.removalFoot} a foot to take it out with its concrete and haul it away.',
        '**A slope:** {prices.slope} more on 80 feet of cedar, because the panels have to follow it or step.',
        '**Rock or old concrete in the ground:** {prices.rock} more on those 80 feet.',
        '**A block wall or planter in the way:** we price that after we’ve seen it.',
        '**Steel posts behind cedar:** {prices.steelPost} more a post.',
        '**More height:** where eight feet is allowed, it needs bigger posts and often a [permit](/fence-rules-simi-valley/#do-i-need-a-permit). Most Simi Valley backyards allow six feet.',
      ],
    },
    {
      kind: 'drawing',
      drawing: 'slope-detail',
      caption: 'Two ways to fence a slope. A racked fence follows the ground, and a stepped one stays level in each section.',
    },
    { kind: 'heading', level: 2, text: 'What does fence repair cost?' },
    {
      kind: 'paragraph',
      text: 'One post usually costs {prices.onePost}, and one section with a post {prices.oneSection}. Each further section adds {prices.nextSection}, with its post. A cedar walk gate in an existing fence costs {prices.gateInOldFence}. If about half the posts have failed, the rest won’t last long. Replacing only the bad ones costs less today, but a new fence is usually the better buy. Our [fence repair](/fence-repair-simi-valley/) page helps you decide.',
    },
    { kind: 'heading', level: 2, text: 'How to pay less for a fence' },
    {
      kind: 'list',
      items: [
        'Talk to your neighbor first. In California, neighbors generally [share the cost of a boundary fence](/#property-line).',
        'Keep to a standard height and board width.',
        'Cut back plants and move planters, so the crew can start digging.',
        'Do the whole fence at once. Even a new fence of one or two sections costs {prices.smallestFence}, because the truck, the crew and the concrete have to come either way.',
        'Put privacy only where somebody can see in, and something open everywhere else.',
      ],
    },
    { kind: 'heading', level: 2, text: 'How to compare two quotes' },
    {
      kind: 'paragraph',
      text: 'Make sure they’re for the same fence. A low price often leaves something out, and you’ll pay for it later.',
    },
    {
      kind: 'list',
      items: [
        '**Feet, height and material,** and whether the boards overlap or sit side by side.',
        '**Posts:** how deep, how far apart, in how much concrete.',
        '**Gates:** how many, how wide, on which posts.',
        '**The old fence and the permit:** who hauls it, and who pulls it.',
        '**The down payment:** in California, no more than 10% or {prices.downPayment}, whichever is less.',
        '**The license:** look it up at [cslb.ca.gov](https://www.cslb.ca.gov/).',
      ],
    },
    {
      kind: 'paragraph',
      text: 'An estimate isn’t a quote. For that, we come out, measure, and send you one total in writing with a drawing, usually within two business days. It’s free.',
    },
  ],
  close: { heading: 'Want a quote for your fence?\nYou’ll get it in writing.' },
}
