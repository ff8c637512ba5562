import type { Service } from '../../../site-types.ts'

export const gateInstallation: Service = {
  id: 'gate',
  name: 'Gate installation',
  description: 'Garden and side gates hung on posts that are set deeper than the fence, so that the latch still meets in five years.',
  shortLine: 'Hung on deeper posts',
  facts: [`3'-4" to 6'-0" clear`, `Gate posts 2'-6" deep`],
  picture: 'gate-installation',
  drawing: 'gate-row',
  mark: 'gate-mark',
  page: {
    path: '/gate-installation-simi-valley/',
    metaData: {
      title: 'Gate Installation in Simi Valley, CA',
      description:
        'Garden, side and double gates in Simi Valley that keep their shape: deeper posts, a brace that pushes the right way, and hardware to match.',
    },
    h1: 'Gate installation',
    subtitle: 'Garden gates, side gates and double gates that swing clear, latch with one hand and stay square.',
    run: 'gate-run',
    body: [
      { kind: 'heading', level: 2, text: 'Why gates sag' },
      {
        kind: 'paragraph',
        text: 'A fence panel has a post at each end. A gate has a post at one end and air at the other. All its weight pulls on the top hinge and pushes on the bottom one, every hour of the day, and doubles its effort whenever a child rides on it. When the latch stops meeting, one of three things has moved.',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**The post leaned.** Ours go 2\'-6" down, six inches deeper than the line posts, in a wider plug of concrete.',
          '**The frame went out of square.** We run the brace from the low hinge up to the latch side, where it is squeezed and holds. A wooden brace that runs the other way is pulled at its joints and lets go.',
          '**The hinge bent.** Straps are sized to the weight of the leaf and bolted through the frame, not screwed into the edge of a board.',
        ],
      },
      { kind: 'heading', level: 2, text: 'Decide the opening by what goes through it' },
      {
        kind: 'table',
        head: ['Gate', 'Clear opening', 'Goes through'],
        rows: [
          ['Garden gate', `3'-4"`, 'People, a wheelbarrow, a stroller.'],
          ['Side gate', `3'-6"`, 'Trash and recycling carts with room for knuckles.'],
          ['Wide side gate', `4'-0"`, 'A mower, a wheelchair, a refrigerator on a dolly.'],
          ['Double gate', `6'-0"`, 'A small trailer, furniture, a garden machine. One leaf stays bolted for every day.'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Measure the thing, not the path. A cart that is 29 inches wide needs more than 29 inches if you are pulling it uphill in the dark.',
      },
      { kind: 'heading', level: 2, text: 'Which way it swings' },
      {
        kind: 'paragraph',
        text: 'A gate needs a flat quarter circle, and few side yards have one. If the path climbs, the leaf has to swing downhill, be cut to the slope or hang on rising hinges. If the gate opens over a sidewalk, it should open inward. At a pool the law decides: away from the water, self-closing and self-latching, as the [pool page](/pool-fencing-simi-valley/) explains. We stand where the gate will be, open our arms and draw the arc before we fix the hinge side.',
      },
      { kind: 'heading', level: 2, text: 'The part your hand meets' },
      {
        kind: 'paragraph',
        text: 'A thumb latch works from both sides and rattles in wind. A gravity latch shuts itself and wants a gate that stays where it was hung. A keyed lock belongs on the side you come home to. Double gates need a cane bolt that drops into a sleeve in the ground, with a drain below it, or it fills with mud by spring. We put the latch at a height that everybody who lives there can reach, unless the gate is meant to stop somebody small.',
      },
    ],
    includes: {
      heading: 'What is in the price',
      items: [
        'The opening measured for what goes through it',
        'Two gate posts 2\'-6" deep in concrete',
        'A braced frame, boarded to match the fence',
        'Strap hinges bolted through the frame',
        'Latch, stop and, on double gates, a cane bolt',
        'Hung, adjusted and tried with you there',
      ],
    },
    priceFactors: {
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'The leaf is the smaller part of it. Posts, concrete and hardware make the difference between two gates that look alike.',
        },
        {
          kind: 'list',
          items: [
            'Width and weight: a heavier leaf needs a larger post, hinge and hole',
            'Whether the gate goes into a standing fence or comes with a new one',
            'Slope under the swing, and paving that has to be cut',
            'Iron, vinyl or wood, and how closely it must match',
            'Locks, closers and a wire for an opener later',
          ],
        },
      ],
    },
    questions: {
      heading: 'Three things people ask',
      items: [
        {
          id: 'gate-in-existing-fence',
          question: 'Can you cut a gate into the fence I have?',
          answer:
            'Yes, if the bay is long enough for two new posts. The existing line posts are rarely deep enough to carry a leaf, so we set gate posts beside them and trim the rails to suit. The boards we take out become the face of the gate, and so it matches.',
        },
        {
          id: 'wood-gate-on-steel-frame',
          question: 'Is a steel frame worth it?',
          answer:
            'For a leaf wider than four feet, usually. A welded frame holds its corners without a diagonal, and you can cover it with the same boards as the fence. On a narrow garden gate a well-braced wood frame does the same work for less.',
        },
        {
          id: 'motor-later',
          question: 'Can I add a motor later?',
          answer:
            'Plan for it now. We set the posts for the load, leave space for the arm and run an empty conduit to the house. Operators have safety rules of their own, which the page on [automated gate systems](/automated-gate-systems-simi-valley/) covers.',
        },
      ],
    },
    related: {
      heading: 'Openings, large and small',
      pictures: ['automated-gate-systems', 'residential-fencing'],
      articles: ['fence-maintenance-longevity', 'innovative-fence-designs'],
    },
    close: { heading: 'Does your gate drag?\nTell us which corner.' },
  },
}
