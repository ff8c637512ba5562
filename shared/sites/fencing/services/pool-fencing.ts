import type { Service } from '../../../site-types.ts'

export const poolFencing: Service = {
  id: 'pool',
  name: 'Pool fencing',
  description: 'Gates that close and latch on their own, and gaps that a small child cannot get through.',
  shortLine: 'Closes and latches by itself',
  facts: [`5'-0"`, 'Checked with the city'],
  picture: 'pool-fencing',
  drawing: 'pool-row',
  mark: 'pool-mark',
  page: {
    path: '/pool-fencing-simi-valley/',
    metaData: {
      title: 'Pool Fencing in Simi Valley, CA',
      description:
        'Pool fences in Simi Valley built to California’s enclosure measurements: five feet high, gaps under four inches, gates that latch themselves.',
    },
    h1: 'Pool fencing',
    subtitle: 'Five feet of fence without a foothold, and a gate that never waits for somebody to close it.',
    run: 'pool-run',
    body: [
      { kind: 'heading', level: 2, text: 'The numbers come before the style' },
      {
        kind: 'paragraph',
        text: 'With every other fence you choose a look and we find the measurements. Here the measurements are fixed. California’s Health and Safety Code, section 115923, says what a pool enclosure has to be, and the city may ask for more, so check with the city before you order anything.',
      },
      {
        kind: 'table',
        head: ['What is measured', 'State law', 'How we meet it'],
        rows: [
          ['Height, outside', 'At least 60 inches', `5'-0" above the ground a child would stand on, even where the ground is banked.`],
          ['Gap below', 'No more than 2 inches', 'Bottom rail follows the deck; soil is paved or packed.'],
          ['Gaps in the fence', 'A 4-inch ball does not pass', `3/4" pickets every 4 5/8", which leaves 3 7/8" clear.`],
          ['Outside face', 'Nothing to climb on', 'Rails far apart or turned inward, no ledges, no planters against it.'],
          ['Gate', 'Opens away from the pool, closes and latches by itself', 'Spring hinges, adjusted until it latches from any angle.'],
          ['Latch', 'At least 60 inches above the ground', 'A top-pull latch on its own tall post.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'The gate does the work' },
      {
        kind: 'paragraph',
        text: 'Panels stand still. The gate is used wet, in a hurry, with both arms full, and it is propped open at every party. So most of our time goes into it. It opens outward, away from the water, because a child who leans on it then leans it shut. It has to close from wide open and from a few inches open, with the wind and against it. We try all four before you do, and we leave the tool for the hinges, since springs slacken with the years. Test it each month the way you test a smoke alarm.',
      },
      { kind: 'heading', level: 2, text: 'Aluminum, steel, mesh or glass' },
      {
        kind: 'list',
        items: [
          '**Aluminum pickets** do not rust beside chlorinated water and are what we draw first.',
          '**Steel pickets** are stiffer and can be welded, and want paint wherever the coat is chipped.',
          '**Removable mesh** goes away for a party, which is its use and its weakness. Ask the city whether it counts for your pool.',
          '**Glass** keeps the view and the wind out. It shows every splash, and hardware has to be made for pools.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Wood works as well, provided the rails face the pool and the boards face the world. A yard fence can serve as one side of the enclosure if it meets the same numbers from outside.',
      },
      { kind: 'heading', level: 2, text: 'What a fence does not do' },
      {
        kind: 'paragraph',
        text: 'It buys time, and that is all. The state’s pool safety law lists several protections, among them alarms and covers, and asks new and remodeled home pools for at least two. An adult who watches is not on that list, and nothing on it replaces one. When the inspector comes, we will be glad to be there with a tape and a four-inch ball; [call us](/contact/) with the date.',
      },
    ],
    includes: {
      heading: 'What is in the price',
      items: [
        'A check of the rules with the city first',
        'A plan of pool, deck, doors and fence',
        'Panels set to the height and the gaps above',
        'Self-closing hinges and a top-pull latch',
        'Posts cored into the deck or set in concrete',
        'Every gap tried with a four-inch ball',
      ],
    },
    priceFactors: {
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'Length around the water, then the deck. Posts cored through concrete take longer than posts in soil, and pavers have to be lifted and laid again. Each gate adds hinges, a latch and the tall post that carries it, so one gate in the right place costs less than two. Adding a fence costs **$1,500 to over $5,000**; where a yard fence already meets the numbers on one or two sides, you pay only for the rest.',
        },
      ],
    },
    questions: {
      heading: 'Three things parents ask',
      items: [
        {
          id: 'house-wall-as-side',
          question: 'Can the house be one side of it?',
          answer:
            'Sometimes. Doors that lead from the house to the water then become the weak point, and rules for alarms or self-closing devices may apply to them. A fence between house and pool is simpler to rely on. Check with the city, and think about who lives with you.',
        },
        {
          id: 'fence-under-four-inches',
          question: 'Why exactly four inches?',
          answer:
            'Because a small child’s body follows where the head goes, and a four-inch ball stands in for the head. The gap is measured where it is widest, which on a slope is often under the bottom rail or beside the gate post rather than between two pickets.',
        },
        {
          id: 'spa-with-cover',
          question: 'Does my spa need a fence?',
          answer:
            'A spa with a locking safety cover is treated differently from an open pool in state law, and local rules add their own. Tell the city the model and ask for the answer in writing. If you are fencing a pool anyway, it costs little to put the spa inside.',
        },
      ],
    },
    related: {
      heading: 'See-through fences, up close',
      pictures: ['commercial-fencing', 'decorative-fencing'],
      articles: ['choosing-fencing-material', 'innovative-fence-designs'],
    },
    close: { heading: 'A pool without a fence?\nCall before the next warm day.' },
  },
}
