import type { Site } from '../../site-types.ts'

/** The thirteen questions of the home page. */
export const questionGroups: Site['homepage']['questions']['groups'] = [
  {
    name: 'Materials',
    items: [
      {
        id: 'which-material',
        question: 'Which material is right for my yard?',
        answer:
          'Start with what the fence must do. Cedar gives privacy for less money than vinyl, vinyl asks for less care, iron keeps a view open, and chain link covers a long line cheaply. Tell us the street and the slope and we will narrow it to two. [Choosing fencing material](/blog/choosing-fencing-material/) sets them side by side.',
      },
      {
        id: 'vinyl-lifetime',
        question: 'How long does a vinyl fence last?',
        answer:
          'Vinyl lasts **20 to 30 years**. Sun fades it slowly and a hose keeps it clean. Panels that crack are replaced, not repaired, so keep the maker’s name and the color code we leave with you. Keep grills and heat guns a few feet away, because vinyl softens long before it burns.',
      },
      {
        id: 'cedar-or-redwood',
        question: 'Cedar or redwood?',
        answer:
          'Both resist decay in their heartwood, the dark part of the tree, and neither does in the pale sapwood. Ask for the grade before you ask for the species. Cedar is lighter and usually easier to get in matching boards; redwood grows in California and starts out redder. Left unstained, both turn gray. Posts are another matter: they stand in wet ground, so they should be rated for it.',
      },
      {
        id: 'santa-ana-winds',
        question: 'Which fence stands up to Santa Ana winds?',
        answer:
          'One that lets some of the wind through, or one with posts that expect it. Iron, ranch rail and spaced slats take less load than a closed panel. If you want a closed fence in a windy spot, the answer is below the grass: deeper holes, closer posts or steel ones. We look at where the wind comes from before we price it.',
      },
      {
        id: 'match-my-fence',
        question: 'Can you match the fence I have?',
        answer:
          'Usually in shape, rarely in color on the first day. Board width, height, cap and spacing can be copied. New cedar is honey-colored beside gray boards and takes time outdoors to catch up, or a stain over both. Vinyl depends on whether the profile is still made. Bring a photograph, or see how we [rebuild one bay](/fence-repair-simi-valley/).',
      },
    ],
  },
  {
    name: 'Cost',
    items: [
      {
        id: 'basic-wood-fence',
        question: 'How much is a basic wood fence?',
        answer:
          'A basic wood fence costs **$1,500 to $3,000**. That means cedar boards on posts set in concrete, on level ground, without a gate. A longer line, a slope, a lattice top or a gate adds to it. After we have measured, you get one figure in writing, and that is the figure you decide on.',
      },
      {
        id: 'adding-a-fence',
        question: 'What does it cost to add a fence?',
        answer:
          'Adding a fence costs **$1,500 to over $5,000**, whatever it is made of. Short wood runs on level ground are at the lower end. Iron, vinyl, several gates, steep lots and automated openers are at the upper end and beyond it. The range is wide because yards are; the price you get from us is a single number.',
      },
      {
        id: 'price-up-or-down',
        question: 'What makes the price go up or down?',
        answer:
          'Length first, then height. After that: the slope, rock or old concrete in the holes, how near a truck can come, how many gates you want and whether the old fence has to go. What lowers it is a straight line, shared posts at the corners, a common board width and a neighbor who splits the bill.',
      },
      {
        id: 'free-consultation',
        question: 'Is the consultation free?',
        answer:
          'Yes. Call to schedule a FREE consultation. We come out in the Simi Valley area, measure the line, talk about the material and send you a drawing with a written price. You owe nothing if you decide against it. Clear a path along the line and have the gate codes ready, and the visit takes less of your day.',
      },
    ],
  },
  {
    name: 'Rules and upkeep',
    items: [
      {
        id: 'permit',
        question: 'Do I need a permit?',
        answer:
          'It depends on the height, the place and the material. Many ordinary backyard fences need none; masonry pillars, tall fences, retaining walls, pool enclosures and gate wiring often do. Check with the city, and with your homeowners’ association if there is one, since its rules are separate. Tell us what they say and we will draw it the way they want to see it.',
      },
      {
        id: 'height-limit',
        question: 'How tall may my fence be?',
        answer:
          'That varies by city, by zone and by which side of the house it stands on. Front yards and street corners usually have a lower limit than back yards, so that drivers can see. Check with the city before you settle on a height. Measure from the lower side if the ground steps down, because some rules count from there.',
      },
      {
        id: 'property-line',
        question: 'Who pays for a fence on the property line?',
        answer:
          'California law starts from the idea that neighbors on both sides benefit from a boundary fence and share its reasonable cost, after 30 days’ notice in writing. There are exceptions and special cases, so ask before you rely on it. What works in practice is talking early. We can put both names on one price and stand in the yard while you talk.',
      },
      {
        id: 'wood-care',
        question: 'How do I look after a wood fence?',
        answer:
          'Keep soil, mulch and sprinklers off it; wet ground does more harm than sun. Once a year push every post, tighten the gate hardware and replace any board that has split. Stain it when water no longer beads, or let it gray. [Fence maintenance and longevity](/blog/fence-maintenance-longevity/) puts the jobs in order.',
      },
    ],
  },
]
