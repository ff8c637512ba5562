import type { ServiceWords } from 'contractor-website/content'

export const residentialFencing: ServiceWords = {
  name: 'Residential fencing',
  description: 'Picket, cedar, vinyl and ranch rail fences for front yards, side yards and the property line you share with a neighbor.',
  shortLine: 'Front, side and back yards',
  facts: ['3 1/2 to 6 feet high', '40 feet of cedar from {prices.basicWoodFence.from}'],
  measures: [
    { label: 'Picket', value: '3 1/2 feet' },
    { label: 'Ranch rail', value: '4 feet' },
    { label: 'Cedar or vinyl', value: '6 feet' },
  ],
  page: {
    metaData: {
      title: 'Residential Fence Installation in Simi Valley | Wood, Vinyl',
      description:
        'Picket, cedar, vinyl and ranch rail fences for Simi Valley homes. See what each one is good for, how much care it needs and what affects the cost.',
    },
    h1: 'Residential fencing in\u00a0Simi\u00a0Valley',
    subtitle: 'We measure your yard, put your quote in writing and build a fence that stands straight.',
    choose: [
      { kind: 'heading', level: 2, text: 'Which fence does\nyour yard need?' },
      {
        kind: 'paragraph',
        text: 'Front and back need different fences: low or open in front, tall and solid along the sides and back. Tell us what you want to hide, block out or keep in.',
      },
      {
        kind: 'options',
        items: [
          {
            name: 'Picket',
            drawing: 'choice-picket',
            price: '**{prices.picketFoot}** a foot',
            text: 'For front yards. Low, so the house still shows. Paint is extra.',
            note: '**Upkeep:** Stain or paint it every few years.',
          },
          {
            name: 'Cedar',
            drawing: 'choice-cedar',
            price: '**{prices.cedarFoot}** a foot',
            text: 'Boards side by side cost less than vinyl. Overlapped boards are {prices.overlappedFoot} a foot.',
            note: '**Upkeep:** Stain it when water stops beading, or let it turn gray.',
          },
          {
            name: 'Vinyl',
            drawing: 'choice-vinyl',
            price: '**{prices.vinylFoot}** a foot',
            text: 'White privacy panels that usually last 20 to 30 years.',
            note: '**Upkeep:** Rinse it. Cracked panels get replaced, not repaired.',
          },
          {
            name: 'Ranch rail',
            drawing: 'choice-ranch-rail',
            price: '**{prices.ranchRailFoot}** a foot',
            text: 'Wood rails for big lots and along horse trails. If you have a dog, add wire.',
            note: '**Upkeep:** Once a year, push on each post, and replace any cracked rail.',
          },
        ],
      },
      { kind: 'heading', level: 3, text: 'Front yards have their own limits' },
      {
        kind: 'paragraph',
        text: 'How tall a solid front fence can be depends on your town, on whether you’re on a corner and sometimes on your HOA. See the [limits for your town](/fence-rules-simi-valley/). If somebody has to approve the fence, we draw what they ask for.',
      },
      { kind: 'heading', level: 3, text: 'The fence you share with a neighbor' },
      {
        kind: 'paragraph',
        text: 'Talk to your neighbor before we dig. We measure from the property markers. If we can’t find any, agree with your neighbor in writing on where the fence goes, or have a licensed land surveyor mark the property line. If only one section failed, [a repair](/fence-repair-simi-valley/) may be all you both need.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'You get a drawing.\nThen we build what it shows.' },
      {
        kind: 'paragraph',
        text: 'Your quote comes with a drawing to scale. We call 811 to have utilities marked. That doesn’t cover private lines, such as sprinklers, yard lights or gas to a grill, so show us where yours run. We set every post in concrete. The crew that starts your fence finishes it.',
      },
      {
        kind: 'picture',
        picture: 'gate-installation',
        drawing: 'gate-view',
        caption: '**Double gate in cedar.** 7 feet 5 inches between the posts. A rendering, and its drawing from the same angle.',
      },
      {
        kind: 'chain',
        parts: [
          {
            when: 'First day: posts',
            text: 'Old fence out, holes dug, posts in concrete. If you have a dog, ask us to quote a temporary fence.',
          },
          { when: 'Next: rails and boards', text: 'They go on once the concrete holds, cut to your slope.' },
          { when: 'Last day: gate and cleanup', text: 'You walk the fence with us. We sweep for nails with a magnet.' },
        ],
      },
      { kind: 'heading', level: 3, text: 'On a slope: racked or stepped?' },
      {
        kind: 'paragraph',
        text: 'A **racked** fence follows the ground, so there’s little room for a dog to get under. A **stepped** one looks tidy from the street but leaves triangles below. Wood fences do either. Vinyl racks only as far as its manufacturer allows. If your yard is steep enough to matter, we draw both.',
      },
      {
        kind: 'drawing',
        drawing: 'slope-detail',
        caption: 'The same slope twice: a racked fence, and a stepped one. Both are six feet tall.',
      },
    ],
    price: {
      label: 'Six-foot cedar or vinyl, level ground',
      range: '**{prices.backyardFoot}** a foot',
      note: 'A basic wood fence of 40 to 60 feet costs {prices.basicWoodFence} with no gate. Composite, which needs no stain, is {prices.compositeFoot} a foot.',
    },
    includes: {
      heading: 'What’s included',
      items: [
        'Fence line measured and utilities marked (811)',
        'Posts in concrete (wood posts rated for ground contact)',
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
          text: 'Length matters most, then height. After that it’s the slope, rock and old concrete, how close a truck can get, and how many gates you want. You’ll get one total in writing before anyone digs. If we then hit something that nobody could see, we show you, and you agree to any change in writing before we go on.',
        },
      ],
    },
    questions: {
      heading: 'Residential fence questions',
      items: {
        'neighbors-agreement': {
          question: 'Do I need my neighbor’s agreement?',
          answer:
            'Usually not, if the whole fence stands on your side. For one on the property line, talk first and put your agreement in writing. In California, neighbors generally share the reasonable cost of a boundary fence, after 30 days’ written notice. One drawing with both names on it settles most questions. To split the cost, you both sign the contract.',
        },
        'use-old-posts': {
          question: 'Can you use the old posts?',
          answer:
            'Sometimes. A post has to stand plumb, be sound at the ground and sit where the new panel needs it. We probe each one with a screwdriver and push on it from both sides. If half of them fail that test, replacing them all makes more sense.',
        },
        'plants-against-fence': {
          question: 'How soon can I plant along the fence?',
          answer:
            'A few days after we finish, when the concrete has had time to harden. Leave a hand’s width between plants and boards. Keep soil and mulch off the boards, and turn the sprinklers away. Vines do less harm to iron and vinyl than to cedar.',
        },
      },
    },
    close: { heading: 'Have a fence in mind?\nWe’ll measure for free.' },
  },
}
