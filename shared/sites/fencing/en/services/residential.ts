import type { ServiceWords } from 'contractor-website/content'

export const residentialFencing: ServiceWords = {
  name: 'Residential fencing',
  description: 'Picket, cedar, vinyl and ranch rail fences for front yards, side yards and the property line you share with a neighbor.',
  shortLine: 'Front, side and back yards',
  facts: ['3 1/2 to 6 feet high', '40 feet of cedar from {prices.basicWoodFence.from}'],
  measures: [
    { label: 'Picket', value: `3'-6"` },
    { label: 'Ranch rail', value: `4'-0"` },
    { label: 'Cedar or vinyl', value: `6'-0"` },
  ],
  page: {
    metaData: {
      title: 'Residential Fence Installation in Simi Valley | Wood, Vinyl',
      description:
        'Picket, cedar, vinyl and ranch rail fences for Simi Valley homes. See what each one is good for, how much care it needs and what affects the cost.',
    },
    h1: 'Residential fencing in\u00a0Simi\u00a0Valley',
    subtitle: 'We measure your yard, put your quote in writing and build a fence that stands straight.',
    body: [
      { kind: 'heading', level: 2, text: 'What do you need the fence to do?' },
      {
        kind: 'paragraph',
        text: 'Most homes need two kinds of fence: something low and open in front, and something tall and solid along the sides and back. The fence that keeps a dog in may not be the one that hides your trash cans. So before we talk about wood or vinyl, we’ll ask what you want to hide, block out or keep in.',
      },
      {
        kind: 'paragraph',
        text: 'Front yards usually have a lower height limit than backyards. How low depends on your city, whether you’re on a corner and sometimes your HOA, so check with your city before you pick a height. We’ll tell you what to ask, and we’ll draw what the city or HOA wants to see. If you need a permit, we pull it.',
      },
      { kind: 'heading', level: 2, text: 'Wood, vinyl, iron or ranch rail' },
      {
        kind: 'table',
        head: ['Material', 'Good for', 'Upkeep'],
        rows: [
          [
            'Cedar',
            'Privacy for less money than vinyl. It follows a slope, and it’s easy to match later.',
            'Stain it when water stops beading, or let it turn gray.',
          ],
          [
            'Vinyl',
            'White pickets and privacy panels that usually last 20 to 30 years.',
            'Rinse it. Cracked panels get replaced, not repaired.',
          ],
          [
            'Ornamental iron',
            'Marking the edge of your yard without blocking the view or the light.',
            'Touch-up paint where a sprinkler hits it.',
          ],
          ['Ranch rail', 'Long fences on big lots and along horse trails.', 'Add wire behind it if you have small dogs.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'How a fence handles a sloped yard' },
      {
        kind: 'paragraph',
        text: 'A fence can follow a slope in two ways, and we’ll help you choose. It can **rack**: the rails run with the slope, the boards stay upright and the gap at the bottom stays small. Or it can **step**: each eight-foot section is level and sits a little lower than the last. Steps look tidy from the street, but they leave triangles at the bottom. Pickets and cedar can do either. Vinyl panels only rack as far as the manufacturer allows. If your slope is steep enough to matter, we draw both.',
      },
      {
        kind: 'drawing',
        drawing: 'slope-detail',
        caption: 'The same slope twice: a racked fence, and a stepped one. Both are six feet tall.',
      },
      { kind: 'heading', level: 2, text: 'The fence you share with a neighbor' },
      {
        kind: 'paragraph',
        text: 'Talk to your neighbor before we dig, and the fence only gets built once. Decide who gets which side and where the posts stand, and find out whether the old fence was ever on the property line. We measure from the markers we can find, and we’ll tell you if we can’t find any. A surveyor can settle the rest. If the boards are sound and only one section failed, [a repair](/fence-repair-simi-valley/) may be all you both need.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Fence line measured and utilities marked (811)',
        'Posts in concrete; wood ones rated for ground contact',
        'Rails, boards, caps and hardware',
        'Gates hung, latched and adjusted',
        'Your old fence hauled away, if it’s in your quote',
        'Yard raked and swept with a magnet',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Length affects the price most, then height. After that it’s the slope, truck access, the old concrete and the number of gates. A basic wood fence costs **{prices.basicWoodFence}** for about 40 to 60 feet of 6-foot cedar, on level ground with no gate. Adding a fence of any kind costs **{prices.anyFence}**. You’ll get one total in writing before anyone digs.',
        },
      ],
    },
    questions: {
      heading: 'Residential fence questions',
      items: {
        'neighbors-agreement': {
          question: 'Do I need my neighbor’s agreement?',
          answer:
            'Usually not, if the whole fence stands on your side. For one on the property line, talk first and put your agreement in writing. In California, neighbors generally share the reasonable cost of a boundary fence, after 30 days’ written notice. There are exceptions, so check before you count on it. One drawing with both names on it settles most questions.',
        },
        'use-old-posts': {
          question: 'Can you use the old posts?',
          answer:
            'Sometimes. A post has to stand plumb, be sound at the ground and sit where the new panel needs it. We probe each one with a screwdriver and push on it from both sides. If half of them fail that test, replacing them all costs less than having us come back.',
        },
        'plants-against-fence': {
          question: 'How soon can I plant along the fence?',
          answer:
            'A few days after we finish, when the concrete has had time to harden. Leave a hand’s width between plants and boards. Keep soil and mulch off the boards, and turn the sprinklers away. Vines do less harm to iron and vinyl than to cedar.',
        },
      },
    },
    related: {
      heading: 'More residential fence styles',
    },
    close: { heading: 'Fencing your yard?\nWe’ll measure for free.' },
  },
}
