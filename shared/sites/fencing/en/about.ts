import type { Words } from 'contractor-website/content'

export const about: Words['about'] = {
  sections: ['people', 'years', 'quote', 'values', 'banner', 'commitment'],
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'We build fences and gates to stay straight, and we put everything in writing.',
    },
    {
      kind: 'paragraph',
      text: 'We work for homeowners and businesses in the Simi Valley area, in wood, vinyl, composite, iron, steel, aluminum and chain link. We also repair fences other people built. If only one section failed, we’ll rebuild just that section.',
    },
    { kind: 'heading', level: 2, text: 'We measure before we quote' },
    {
      kind: 'paragraph',
      text: 'We don’t quote from a satellite photo. We walk the fence line with you and check what a photo doesn’t show: the slope, the sprinklers, the soil, the old posts and your neighbor’s side.',
    },
    { kind: 'heading', level: 2, text: 'Built for Simi\u00a0Valley soil and wind' },
    {
      kind: 'paragraph',
      text: 'Simi Valley’s clay swells in a wet winter and cracks in a dry summer, and Santa Ana winds push hard on solid panels. So our fence posts start at two feet deep and usually go to two and a half in clay. Gate posts start six inches deeper: two and a half feet, or three in clay. We slope the concrete so water runs away from the wood.',
    },
    {
      kind: 'drawing',
      drawing: 'post-detail',
      caption: 'A six-foot cedar fence and its gate. Fence posts start at two feet deep, gate posts at two and a half.',
    },
    { kind: 'heading', level: 2, text: 'We pull the permit' },
    {
      kind: 'paragraph',
      text: 'If your job needs a permit, we pull it, and we don’t dig until it’s approved. For heights, corners and pools, we look up [the rules in your town](/fence-rules-simi-valley/) before we draw.',
    },
  ],
  years: {
    heading: 'Building fences here since 2004',
    items: {
      start: { when: '2004', text: 'Miguel and Dana, with one truck and a C-13 license.' },
      welding: { when: '2009', text: 'Our own welding shop, for iron and gate frames.' },
      crew: { when: '2015', text: 'A second crew of three.' },
    },
  },
  quote: {
    heading: 'Your quote is one page,\nand it has a drawing\u00a0on\u00a0it',
    text: 'You’ll usually get it within two business days of our visit. It’s yours to keep and compare.',
    notes: [
      { strong: 'Your fence from the front,', text: 'drawn to scale, the way we’ll build it' },
      { strong: 'Every item,', text: 'and one total, as in your contract' },
      { strong: 'An owner signs it,', text: 'Miguel or Dana' },
    ],
    sheets: {
      sample: {
        title: 'Quote 1042',
        facts: ['For Maria L., Simi Valley', 'Measured August 18 by Dana Ortega', 'Good for 30 days'],
        lines: {
          haul: { text: 'Take down and haul away 84 feet of old fence' },
          posts: { text: '12 posts, 5 by 5 inches, in concrete: 10 go 2 1/2 feet deep, the 2 gate posts 3 feet (6 inches extra for clay)' },
          panels: { text: '80 feet of 6-foot vinyl privacy panels, white' },
          gate: { text: 'One walk gate, 40-inch opening, with latch and stop' },
          marking: { text: 'Utility marking (811)' },
          permit: { text: 'City permit check (none needed)' },
          cleanup: { text: 'Cleanup, with a magnet sweep for nails' },
        },
        included: 'included',
        total: 'Total',
        terms:
          'Down payment {prices.quoteDown}, the rest as the work gets done. Two days on site. Five years on our work. If you sign our contract, you may cancel it within three business days, or five if you’re 65 or older.',
        signatures: ['Dana Ortega'],
      },
    },
  },
  values: {
    items: {
      years: {
        name: '20+ years of experience',
        text: 'All in this area, with the same two owners.',
      },
      satisfaction: { name: '100% customer satisfaction', text: 'If it isn’t straight when you walk it with us, we redo it at no charge.' },
      'eco-friendly': {
        name: 'Eco-friendly options',
        text: 'Water-based stains, and composite boards made with recycled wood and plastic.',
      },
      certified: {
        name: 'Certified installers',
        text: 'Certified by the manufacturers of the vinyl and gate hardware we install. Ask to see the certificates.',
      },
    },
  },
  servicesButton: 'See our services',
  banner: { title: 'Ask us anything about fences' },
  commitment: {
    heading: 'What’s included in every job',
    body: [
      {
        kind: 'list',
        items: [
          'We come out and measure for free.',
          'You get a written quote that lists the height, the gates and the haul-away.',
          'We set posts in concrete, gate posts deepest. Wood posts are rated for ground contact.',
          'We walk the finished fence with you before we leave.',
          'We rake the yard and sweep it with a magnet for nails.',
        ],
      },
      {
        kind: 'paragraph',
        needs: 'license',
        text: 'California contractors have to show their license number wherever they advertise, and ours is at the bottom of every page. We’re licensed for fencing (C-13). Licensed subcontractors do masonry pillars (C-29), gate openers (D-28), and trenching and wiring (C-10).',
      },
    ],
    badges: {
      licensed: { caption: 'Licensed for fencing: {license}' },
      measured: { caption: 'Measured on site before we quote' },
    },
  },
  close: { heading: 'Planning a fence?\nThe quote and drawing are free.' },
}
