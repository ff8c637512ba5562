import type { ServiceWords } from 'contractor-website/content'

export const gateInstallation: ServiceWords = {
  name: 'Gate installation',
  description: 'Walk gates, side gates and double gates on posts set deeper than fence posts, so the latch keeps lining up.',
  shortLine: 'Hung on deeper posts',
  facts: ['40 inches to 6 feet wide', 'Gate posts 2 1/2 feet deep'],
  page: {
    metaData: {
      title: 'Gate Installation in Simi Valley, CA | Walk, Side, Double',
      description:
        'Walk gates, side gates and double gates in Simi Valley that don’t sag: deeper posts, a brace that works, and the right hinges and latch.',
    },
    h1: 'Gate installation in\u00a0Simi\u00a0Valley',
    subtitle: 'Walk gates, side gates and double gates that swing clear, latch with one hand and don’t sag.',
    body: [
      { kind: 'heading', level: 2, text: 'Why gates sag, and how we prevent it' },
      {
        kind: 'paragraph',
        text: 'A gate sags because all its weight hangs from one post. That weight pulls on the top hinge and pushes on the bottom one all day, and it’s much worse when a child rides on the gate. When the latch stops lining up, one of three things has moved.',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**The post leaned.** Ours go 2\'-6" down, six inches deeper than the fence posts, in a wider footing.',
          '**The frame went out of square.** We run the brace from the low hinge up to the latch side, so the weight squeezes it tight. A wood brace that runs the other way gets pulled apart at its joints.',
          '**The hinge bent.** We size the straps to the weight of the gate and bolt them through the frame. We don’t screw them into the edge of a board.',
        ],
      },
      { kind: 'heading', level: 2, text: 'How wide should my gate be?' },
      {
        kind: 'table',
        head: ['Gate', 'Clear\u00a0opening', 'What fits through'],
        rows: [
          ['Walk gate', `3'-4"`, 'People, a wheelbarrow, a stroller.'],
          ['Side gate', `3'-6"`, 'Trash and recycling carts, with room for your knuckles.'],
          ['Wide side gate', `4'-0"`, 'A mower, a wheelchair, a refrigerator on a dolly.'],
          ['Double gate', `6'-0"`, 'A small trailer, furniture, yard equipment. One side stays bolted day to day.'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Measure what you’ll bring through, not the path. A cart that’s 29 inches wide needs more than 29 inches when you’re pulling it uphill in the dark.',
      },
      { kind: 'heading', level: 2, text: 'Which way should a gate swing?' },
      {
        kind: 'paragraph',
        text: 'A gate needs a flat quarter circle to swing in, and few side yards have one. If the path climbs, the gate has to swing downhill, be cut to the slope or hang on rising hinges. If it’s next to a sidewalk, it should open inward. At a pool, the law decides: the gate opens away from the water, and it closes and latches by itself. Our [pool page](/pool-fencing-simi-valley/) explains that. We mark the swing on the ground with you before we pick the hinge side.',
      },
      { kind: 'heading', level: 2, text: 'Choosing a latch' },
      {
        kind: 'paragraph',
        text: 'The right latch depends on how you use the gate. A thumb latch works from both sides, but it rattles in the wind. A gravity latch shuts by itself, as long as the gate hangs straight. Put a keyed lock on the gate you come home through. Double gates need a cane bolt that drops into a sleeve in the ground, with a drain so it doesn’t fill with mud. We set the latch where everyone in the house can reach it, unless the gate has to stop a small child.',
      },
      {
        kind: 'picture',
        picture: 'gate-latch',
        caption: 'A bar latch, a pull below it and a strap hinge. The brace runs from the low hinge up to the latch side.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'The opening measured for what goes through it',
        'Two gate posts 2\'-6" deep in concrete',
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
          text: 'A walk gate adds {prices.walkGate} to a new fence, depending on the material. Cut into a fence you already have, with two new posts, it usually costs {prices.gateInOldFence}. Posts, concrete and hardware often cost more than the gate itself. That’s why two gates that look alike can cost different amounts.',
        },
        {
          kind: 'list',
          items: [
            'Width and weight: a heavier gate needs a bigger post, hinge and hole',
            'Whether it goes into an existing fence or comes with a new one',
            'Slope under the swing, and paving we have to cut',
            'Iron, vinyl or wood, and how closely it has to match',
            'Locks, closers and a conduit for an opener later',
          ],
        },
      ],
    },
    questions: {
      heading: 'Gate questions',
      items: {
        'gate-in-existing-fence': {
          question: 'Can you cut a gate into my fence?',
          answer:
            'Yes, if the section is long enough for two new posts. Your fence posts usually aren’t deep enough to carry a gate. So we set gate posts next to them and trim the rails to fit. The boards we take out become the face of the gate, so it matches.',
        },
        'wood-gate-on-steel-frame': {
          question: 'Is a steel gate frame worth it?',
          answer:
            'For a gate wider than four feet, it usually is. A welded frame holds its corners without a brace, and you can cover it with the same boards as the fence. On a narrow walk gate, a well-braced wood frame works just as well for less.',
        },
        'motor-later': {
          question: 'Can I add an opener later?',
          answer:
            'Yes, and it’s cheaper if you plan for it now. We set the posts for the load and leave room for the arm. Licensed subcontractors run an empty conduit to the house. If the wiring needs a permit, we pull it. See [automated gate systems](/automated-gate-systems-simi-valley/) for the safety rules.',
        },
      },
    },
    related: {
      heading: 'More gate and fence styles',
    },
    close: { heading: 'Does your gate drag?\nWe’ll look at it for free.' },
  },
}
