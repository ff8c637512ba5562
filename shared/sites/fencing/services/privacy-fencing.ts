import type { Service } from '../../../site-types.ts'

export const privacyFencing: Service = {
  id: 'privacy',
  name: 'Privacy fencing',
  description: 'Board-on-board cedar with no gaps to look through, with a lattice top where you want light and air.',
  shortLine: 'Cedar with no gaps',
  facts: [`6'-0"`, 'No gaps'],
  picture: 'privacy-fencing',
  drawing: 'privacy-row',
  mark: 'privacy-mark',
  page: {
    path: '/privacy-fencing-simi-valley/',
    metaData: {
      title: 'Privacy Fencing in Simi Valley, CA',
      description:
        'Cedar, vinyl and slat privacy fences in Simi Valley: where the view comes from, how gaps are closed for good, and posts that take the wind.',
    },
    h1: 'Privacy fencing',
    subtitle: 'Six feet of cedar or vinyl with nothing to look through, on posts that are ready for the wind it catches.',
    run: 'privacy-run',
    body: [
      { kind: 'heading', level: 2, text: 'Find out where the view comes from' },
      {
        kind: 'paragraph',
        text: 'Sit in the chair you want to be private in. Have somebody stand where you are being watched from: the sidewalk, the next yard, the window upstairs. A string between the two pairs of eyes shows the height you need, and it is often not where the fence is. From a neighbor’s lawn six feet is plenty. From a second-floor window no fence is, but a tree, or a screen close to the chair, can be.',
      },
      {
        kind: 'paragraph',
        text: 'That is why we ask for the chair before the length. Sometimes the honest answer is sixteen feet of fence instead of sixty. On a lot that steps down, the upper yard looks over the lower one’s fence, so the same six feet hides less. Height limits vary and may count a lattice, so check with the city before you plan on more.',
      },
      { kind: 'heading', level: 2, text: 'How the gap stays closed' },
      {
        kind: 'paragraph',
        text: 'Wood shrinks across its width as it dries. Boards that touch on the first day show slits by the end of summer. Each of these deals with it differently.',
      },
      {
        kind: 'table',
        head: ['Panel', 'How it closes', 'Choose it when'],
        rows: [
          ['Board-on-board cedar', 'Every board overlaps the next, so shrinking only narrows the lap.', 'Both sides should look finished.'],
          ['Side-by-side cedar', 'Boards touch when new. Slits open as they dry.', 'Price matters more than a perfect screen.'],
          ['Tongue-and-groove vinyl', 'Panels lock together and do not shrink.', 'You want white and a hose instead of a brush.'],
          ['Horizontal slat', 'A chosen gap, from none to a finger’s width.', 'You want air, and the view is not straight on.'],
          [`5'-0" boards, 1'-0" lattice`, 'Solid to the shoulder, half open above.', 'The yard is small and needs sky.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'A closed fence is a sail' },
      {
        kind: 'paragraph',
        text: 'When a Santa Ana wind comes through the pass, an eight-foot bay of closed fence takes the push of all the air it stops, and hands it to two posts. So the part you pay for is below the grass: posts **2\'-0" deep** in concrete as a starting point, more where the soil is loose or the lot is exposed. Rails are fixed with screws that hold when the panel is pulled as well as pushed. A lattice top lets part of the wind through up where it has the most leverage on the posts.',
      },
      { kind: 'heading', level: 2, text: 'What it does for noise' },
      {
        kind: 'paragraph',
        text: 'Some. Sound goes through gaps and over the top, so a fence without slits, with boards down to the ground, takes the edge off voices and tires. It will not silence a road. If noise is the reason you are calling, say so; weight and overlap matter more than the pattern, and the fence belongs close to the source or close to you, not halfway.',
      },
    ],
    includes: {
      heading: 'What is in the price',
      items: [
        'A sight-line check from where you sit',
        'Posts 2\'-0" deep in concrete, deeper where exposed',
        'Three rails, so that boards stay flat',
        'Overlapped boards, cap rail and trim',
        'Bottom of the fence fitted to the ground',
        'The old fence taken away',
      ],
    },
    priceFactors: {
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'Overlap costs boards: a board-on-board fence uses more wood than one with edges that meet, and lattice costs more to frame than it looks. A basic wood fence, boards side by side on level ground without a gate, costs **$1,500 to $3,000**. Overlap, a cap rail, a lattice top, vinyl, wind posts and gates move it up from there, and adding a fence can go to **over $5,000**. A shorter screen in the right place moves it down.',
        },
      ],
    },
    questions: {
      heading: 'Two things people ask',
      items: [
        {
          id: 'higher-than-six-feet',
          question: 'Can I go higher than six feet?',
          answer:
            'Sometimes, with a permit, a lattice or a setback, and sometimes not. It varies by city, by zone and by side of the house, so check with the city first. A screen or a row of narrow trees behind the fence may get you the same privacy without asking anyone.',
        },
        {
          id: 'which-side-is-nice',
          question: 'Which side gets the good face?',
          answer:
            'With board-on-board both sides have boards, but only one shows the rails. By custom the side without rails faces out, and some associations require it. On a shared line, settle it with your neighbor and we will write it on the drawing. Alternating the face from bay to bay is a fair way out.',
        },
      ],
    },
    related: {
      heading: 'Two more ways to close a view',
      pictures: ['horizontal-slat', 'vinyl-fencing'],
      articles: ['stylish-fencing-ideas', 'choosing-fencing-material'],
    },
    close: { heading: 'Who can see in?\nShow us from where.' },
  },
}
