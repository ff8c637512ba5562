import type { ServiceWords } from 'contractor-website/content'

export const poolFencing: ServiceWords = {
  name: 'Pool fencing',
  description: 'Gates that close and latch on their own, and pickets less than four inches apart.',
  shortLine: 'Closes and latches by itself',
  facts: ['5 feet high', 'City rules checked first'],
  page: {
    metaData: {
      title: 'Pool Fence Installation in Simi Valley, CA | To State Code',
      description:
        'Pool fences in Simi Valley built to California law: at least five feet high, gaps under four inches, and gates that close and latch by themselves.',
    },
    h1: 'Pool fencing in\u00a0Simi\u00a0Valley',
    subtitle: 'Five feet of fence with nothing to climb on, and a gate that closes and latches behind you.',
    body: [
      { kind: 'heading', level: 2, text: 'California pool fence requirements' },
      {
        kind: 'paragraph',
        text: 'State law sets the measurements of a pool fence, in section 115923 of California’s Health and Safety Code. Your city may ask for more, so check with the building department before you order anything. If you need a permit, we pull it.',
      },
      {
        kind: 'table',
        head: ['What’s measured', 'State law', 'How we meet it'],
        rows: [
          ['Height, outside', 'At least 60 inches', `5'-0" above the ground a child would stand on, even where the ground slopes.`],
          ['Gap below', 'No more than 2 inches', 'The bottom rail follows the deck, and we pack the soil under it.'],
          ['Gaps in the fence', 'A 4-inch ball can’t pass', `3/4" pickets every 4 5/8", which leaves 3 7/8" clear.`],
          ['Outside face', 'Nothing to climb on', 'Rails far apart or turned inward, with no ledges or planters against it.'],
          [
            'Gate',
            'Opens away from the pool, closes and latches by itself',
            'Spring hinges, adjusted until the gate latches from any position.',
          ],
          ['Latch', 'At least 60 inches above the ground', 'A top-pull latch on its own tall post.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'A gate that closes by itself' },
      {
        kind: 'paragraph',
        text: 'The gate gets most of our attention, because people use it wet, in a hurry and with both arms full. It opens outward, away from the water, so a child who leans on it from outside pushes it shut. It has to close from wide open and from a few inches open, even against the wind. We test it both ways before we leave. Springs loosen over the years, so we leave you the tool for the hinges. Test the gate every month, the way you test a smoke alarm.',
      },
      {
        kind: 'drawing',
        drawing: 'pool-gate-detail',
        caption: 'The gate from outside, and from above. It opens away from the pool, and its latch is at least 60 inches up.',
      },
      { kind: 'heading', level: 2, text: 'Steel, aluminum, mesh or glass' },
      {
        kind: 'list',
        items: [
          '**Steel pickets**, galvanized and powder-coated, are stiff and can be welded. They’re what our cost estimate prices. Paint them wherever the coat is chipped.',
          '**Aluminum pickets** don’t rust near chlorinated water. Ask for them in your quote. If your pool uses salt, ask us about the coating too.',
          '**Removable mesh** comes down for a party, which is handy but leaves the pool open. State law lists mesh that meets ASTM F2286, with a gate that closes and latches by itself. Ask your city what else it wants.',
          '**Glass** keeps the view and blocks the wind. It shows every splash, and it needs hardware made for pools.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Wood works too, as long as the rails face the pool and the boards face out. Your yard fence can be one side of the enclosure if it meets the same numbers from outside. That includes its gates: they have to close and latch by themselves, with the latch at least 60 inches up.',
      },
      { kind: 'heading', level: 2, text: 'A fence is only one layer of safety' },
      {
        kind: 'paragraph',
        text: 'A fence slows a child down, and nothing replaces an adult who’s watching. The state’s pool safety law lists several protections, including alarms and covers. New and remodeled home pools need at least two of them. When the inspector comes, we’ll gladly be there with a tape measure and a four-inch ball. Just [send us the date](/contact/).',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Your city’s rules checked before we start',
        'A plan of the pool, deck, doors and fence',
        'Panels set to the measurements above',
        'Self-closing hinges and a top-pull latch',
        'Posts set in concrete, in the deck or in soil',
        'Every gap checked with a four-inch ball',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Length around the water affects the price most, then the deck. Posts cored through concrete take longer than posts in soil, and pavers have to be lifted and put back. Each gate adds hinges, a latch and a tall post, so one gate in the right place costs less than two. Adding a fence of any kind costs **{prices.anyFence}**, depending mostly on its length. If your yard fence already meets the numbers on a side or two, you only pay for the rest.',
        },
      ],
    },
    questions: {
      heading: 'Pool fence questions',
      items: {
        'house-wall-as-side': {
          question: 'Can the house be one side of the fence?',
          answer:
            'Sometimes, but a fence that leaves the house open to the pool doesn’t count as the state’s enclosure. You may then need other protections, such as door alarms or self-closing doors. A fence between the house and the pool is simpler to rely on. Check with your city, and think about the children who live with you or visit.',
        },
        'fence-under-four-inches': {
          question: 'Why do gaps have to be under four inches?',
          answer:
            'Because where a small child’s head fits, the body can follow. A four-inch ball stands in for the head. We measure the gap where it’s widest. On a slope, that’s often under the bottom rail or next to the gate post, not between two pickets.',
        },
        'spa-with-cover': {
          question: 'Does my spa need a fence?',
          answer:
            'Maybe not. State law treats a spa with a locking safety cover differently from an open pool, and local rules add their own. Tell your city the model and ask for the answer in writing. If you’re fencing a pool anyway, it doesn’t cost much to include the spa.',
        },
      },
    },
    related: {
      heading: 'More see-through fence styles',
    },
    close: { heading: 'Need a fence around your pool?\nWe’ll measure for free.' },
  },
}
