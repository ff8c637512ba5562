import type { ServiceWords } from 'contractor-website/content'

export const gateInstallation: ServiceWords = {
  name: 'Gate installation',
  description: 'Walk gates, side gates and double gates on posts set deeper than fence posts, so the latch keeps lining up.',
  shortLine: 'Hung on deeper posts',
  facts: ['Openings from 40 inches', 'Cedar walk gate from {prices.cedarGate.from} in a new fence'],
  page: {
    metaData: {
      title: 'Gate Installation in Simi Valley, CA | Walk, Side, Double',
      description:
        'Walk gates, side gates and double gates in Simi Valley that don’t sag: deeper posts, a brace that works, and the right hinges and latch.',
    },
    h1: 'Gate installation in\u00a0Simi\u00a0Valley',
    subtitle: 'Walk, side and double gates that swing clear, latch with one hand and are built not to sag.',
    choose: [
      { kind: 'heading', level: 2, text: 'How wide should\nmy gate be?' },
      {
        kind: 'paragraph',
        text: 'Measure what you’ll bring through, not the path. A cart that’s 29 inches wide needs more than 29 inches when you’re pulling it uphill in the dark.',
      },
      {
        kind: 'options',
        items: [
          { name: 'Walk gate', drawing: 'choice-walk-gate', text: '**40-inch opening.** People, a wheelbarrow, a stroller.' },
          {
            name: 'Side gate',
            drawing: 'choice-side-gate',
            text: '**42-inch opening.** Trash and recycling carts. Next to the house in a fire zone, [plan on steel](/fence-rules-simi-valley/#wood-fences-in-a-fire-zone).',
          },
          {
            name: 'Wide side gate',
            drawing: 'choice-wide-gate',
            text: '**Four-foot opening.** A mower, a wheelchair, a refrigerator on a dolly.',
          },
          {
            name: 'Double gate',
            drawing: 'choice-double-gate',
            text: '**Six-foot opening.** A small trailer, furniture. One side stays bolted day to day.',
          },
        ],
      },
      { kind: 'heading', level: 3, text: 'Which way it swings' },
      {
        kind: 'paragraph',
        text: 'A gate needs a flat quarter circle. If the path climbs, the gate has to swing downhill, be cut to the slope or hang on rising hinges (but not with an opener). Beside a sidewalk it opens inward. At a pool, [the law decides](/pool-fencing-simi-valley/). We mark the swing on the ground with you.',
      },
      { kind: 'heading', level: 3, text: 'Choosing a latch' },
      {
        kind: 'paragraph',
        text: 'A thumb latch works from both sides but rattles in the wind. A gravity latch catches by itself, if the gate hangs straight. Put a keyed lock on the gate you come home through. Double gates need a cane bolt that drops into a drained sleeve.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Why gates sag,\nand how we prevent it' },
      {
        kind: 'paragraph',
        text: 'All the weight of a gate hangs from one post. It pulls on the top hinge and pushes on the bottom one all day. When the latch stops lining up, one of three things has moved.',
      },
      {
        kind: 'picture',
        picture: 'gate-latch',
        caption: 'A bar latch on a cedar gate. The brace runs from the low hinge up to the latch side. A rendering.',
      },
      {
        kind: 'chain',
        parts: [
          {
            when: 'The post leaned',
            text: 'Ours go at least two and a half feet down, six inches deeper than the fence posts, in a wider footing.',
          },
          {
            when: 'The frame went out of square',
            text: 'Our brace runs from the low hinge up to the latch side, so the weight squeezes it tight.',
          },
          { when: 'The hinge bent', text: 'We size the straps to the gate and bolt them through the frame, not into the edge of a board.' },
        ],
      },
    ],
    price: {
      label: 'Cedar walk gate in an existing fence',
      range: '**{prices.gateInOldFence}**',
      note: 'With two new posts. A cedar double gate, six to eight feet wide, costs {prices.doubleGateInOldFence} in an existing fence and {prices.doubleGate} in a new one. A walk gate adds {prices.walkGate} to a new fence, depending on the material.',
    },
    includes: {
      heading: 'What’s included',
      items: [
        'The opening measured for what goes through it',
        'Two gate posts at least 2 1/2 feet deep in concrete',
        'A braced frame, boarded to match the fence',
        'Strap hinges bolted through the frame',
        'Latch, stop and, on double gates, a cane bolt',
        'Gate hung, adjusted and tested with you there',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Posts, concrete and hardware often cost more than the gate itself, so two gates that look alike can cost different amounts. A heavier gate needs a bigger post, hinge and hole. Slope, paving we have to cut, locks, closers and a conduit for an opener later add to it.',
        },
      ],
    },
    questions: {
      heading: 'Gate questions',
      items: {
        'gate-in-existing-fence': {
          question: 'Can you cut a gate into my fence?',
          answer:
            'Yes, if the section is long enough for two new posts. Your fence posts usually aren’t deep enough to carry a gate. So we set gate posts next to them and trim the rails to fit. If the boards we take out are sound, they become the face of the gate, so it matches.',
        },
        'wood-gate-on-steel-frame': {
          question: 'Is a steel gate frame worth it?',
          answer:
            'For a gate wider than four feet, it usually is. A welded frame holds its corners without a brace, and you can cover it with the same boards as the fence. On a narrow walk gate, a well-braced wood frame works just as well for less.',
        },
        'motor-later': {
          question: 'Can I add an opener later?',
          answer:
            'Yes, and it’s cheaper if you plan for it now. We set the posts for the load and leave room for the arm. Licensed subcontractors run an empty conduit to the house. If the wiring needs a permit, we handle it. See [automated gate systems](/automated-gate-systems-simi-valley/) for the safety rules.',
        },
      },
    },
    close: { heading: 'Which gate fits your opening?\nWe’ll come and measure.' },
  },
}
