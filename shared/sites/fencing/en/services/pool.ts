import type { ServiceWords } from 'contractor-website/content'

export const poolFencing: ServiceWords = {
  name: 'Pool fencing',
  description: 'Gates that close and latch on their own, and pickets less than four inches apart.',
  shortLine: 'Closes and latches by itself',
  facts: ['5 feet high', 'Steel from {prices.poolFoot.from} a foot'],
  page: {
    metaData: {
      title: 'Pool Fence Installation in Simi Valley, CA | To State Code',
      description:
        'Pool fences in Simi Valley built to California law: at least five feet high, gaps under four inches, and gates that close and latch by themselves.',
    },
    h1: 'Pool fencing in\u00a0Simi\u00a0Valley',
    subtitle: 'Five feet of fence with nothing to climb on, and a gate that closes and latches behind you.',
    choose: [
      { kind: 'heading', level: 2, text: 'What California asks\nof a pool fence' },
      {
        kind: 'paragraph',
        text: 'State law sets the measurements, in section 115923 of California’s Health and Safety Code. Your city may ask for more, and for a permit even for an old pool. We check with the building department before you sign.',
      },
      {
        kind: 'table',
        head: ['What’s measured', 'State law', 'How we meet it'],
        rows: [
          ['Height, outside', 'At least 60 inches', 'Five feet above the ground a child would stand on, even where it slopes.'],
          ['Gap below', 'No more than 2 inches', 'The bottom rail follows the ground, and we fill and tamp low spots.'],
          ['Gaps in the fence', 'A 4-inch ball can’t pass', '3/4-inch pickets every 4 5/8 inches, which leaves 3 7/8 inches clear.'],
          ['Outside face', 'Nothing to climb on', 'One low rail and two at the top, with no ledges or planters against it.'],
          ['Gate', 'Opens away from the pool, closes and latches by itself', 'Spring hinges, adjusted and tested until the gate latches.'],
          ['Latch', 'At least 60 inches above the ground', 'A top-pull latch on its own tall post.'],
        ],
      },
      { kind: 'heading', level: 3, text: 'Steel or aluminum' },
      {
        kind: 'paragraph',
        text: 'Steel, galvanized and powder-coated, is stiff. Our cost estimate uses it. Aluminum doesn’t rust; ask for it in your quote. Metal within five feet of the water gets wired to the pool’s bonding grid. A licensed subcontractor (C-10) does it, and your quote lists it.',
      },
      { kind: 'heading', level: 3, text: 'Mesh, glass or wood' },
      {
        kind: 'paragraph',
        text: 'Mesh comes down for a party, but then the pool is open. State law accepts removable mesh that meets ASTM F2286, if its gate closes and latches by itself and can be locked with a key. Glass keeps the view but shows every splash. We install neither. We do build in wood, with the rails facing the pool: five-foot cedar is {prices.woodPoolFoot} a foot.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'A gate that closes\nby itself' },
      {
        kind: 'paragraph',
        text: 'People use a pool gate wet, in a hurry and with both arms full. It opens outward, away from the water, so a child who leans on it from outside pushes it shut.',
      },
      { kind: 'heading', level: 3, text: 'How we test it' },
      {
        kind: 'paragraph',
        text: 'It has to close and latch from wide open and from a few inches open. We test both before we leave, and you get the tool for the hinges. Test it every month, the way you test a smoke alarm.',
      },
      {
        kind: 'drawing',
        drawing: 'pool-gate-detail',
        caption: 'The gate from outside, and from above. It opens away from the pool, and its latch is at least 60 inches up.',
      },
      { kind: 'heading', level: 3, text: 'Your yard fence can be one side' },
      {
        kind: 'paragraph',
        text: 'It has to meet the same numbers from outside. That includes its gates: they open away from the pool, and close and latch by themselves, with the latch at least 60 inches up.',
      },
      { kind: 'heading', level: 3, text: 'A fence is only one layer' },
      {
        kind: 'paragraph',
        text: 'Nothing replaces an adult who’s watching. New and remodeled home pools need at least two of the protections that state law lists. Is the fence on your pool builder’s permit? [Send us the inspection date](/contact/) a few days ahead. If we can, we’ll come with a tape measure and a four-inch ball.',
      },
    ],
    price: {
      label: 'Five-foot steel, level ground',
      range: '**{prices.poolFoot}** a foot',
      note: 'A gate that closes and latches by itself adds {prices.steelGate}.',
    },
    includes: {
      heading: 'What’s included',
      items: [
        'Your city’s rules checked before you sign',
        'A plan of the pool, deck, doors and fence',
        'Panels set to the measurements above',
        'Self-closing hinges and a top-pull latch',
        'Posts set in concrete, in the deck or in soil',
        'Gaps checked with a four-inch ball, the gap below with a tape',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Length around the water matters most, then the deck: posts cored through concrete take longer than posts in soil, and pavers have to be lifted and put back. One gate in the right place costs less than two. If your yard fence already meets the numbers on a side or two, you only pay for the rest. If we take down an old fence, a temporary one in your quote closes off the pool every night.',
        },
      ],
    },
    questions: {
      heading: 'Pool fence questions',
      items: {
        'house-wall-as-side': {
          question: 'Can the house be one side of the fence?',
          answer:
            'Sometimes, but a fence that leaves the house open to the pool isn’t an enclosure under state law. You may then need other protections, such as door alarms or self-closing doors. A fence between the house and the pool is safer, and it also protects children who are in the house. We ask your city before we draw.',
        },
        'fence-under-four-inches': {
          question: 'Why do gaps have to be under four inches?',
          answer:
            'Because where a small child’s head fits, the body can follow. A four-inch ball stands in for the head. We measure the gap where it’s widest, which is often next to the gate post. Under the bottom rail, the limit is two inches.',
        },
        'spa-with-cover': {
          question: 'Does my spa need a fence?',
          answer:
            'Maybe not. State law treats a spa with a locking safety cover differently from an open pool, and local rules add their own. Tell us the model, and we’ll ask your city for an answer in writing. If you’re fencing a pool anyway and the spa is close by, including it may add only a few feet of fence.',
        },
      },
    },
    close: { heading: 'Need a fence around your pool?\nWe’ll check your city’s rules.' },
  },
}
