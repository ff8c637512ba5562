import type { ServiceWords } from 'contractor-website/content'

export const privacyFencing: ServiceWords = {
  name: 'Privacy fencing',
  description: 'Overlapped cedar boards that leave no gaps as they dry, with a lattice top where you want light and air.',
  shortLine: 'Cedar with no gaps',
  facts: ['6 feet high', 'Overlapped boards'],
  page: {
    metaData: {
      title: 'Privacy Fence Installation in Simi Valley | Cedar, Vinyl',
      description:
        'Cedar, vinyl and slat privacy fences in Simi Valley: how tall to go, which panels stay gap-free, and posts that handle Santa Ana winds.',
    },
    h1: 'Privacy fencing in\u00a0Simi\u00a0Valley',
    subtitle: 'Cedar or vinyl fences up to six feet tall that block the view, on posts set for the wind.',
    body: [
      { kind: 'heading', level: 2, text: 'Find out where people can see in' },
      {
        kind: 'paragraph',
        text: 'Start with the spot where you want privacy. Sit where you usually sit, and have somebody stand where people see you from: the sidewalk, the next yard, a window upstairs. A string from their eyes to yours shows the height you need. For a neighbor’s lawn, six feet is usually plenty. For a second-floor window, no fence is tall enough, but a tree or a screen near your chair can do it.',
      },
      {
        kind: 'paragraph',
        text: 'That’s why we ask where you sit before we ask how long the fence is. Sometimes you need sixteen feet of fence instead of sixty. On a lot that steps down, the upper yard looks over the lower fence, so six feet hides less. Height limits vary and may count a lattice, so check with your city first. If you need a permit, we pull it.',
      },
      { kind: 'heading', level: 2, text: 'Which privacy panels stay gap-free' },
      {
        kind: 'paragraph',
        text: 'Overlapped boards and vinyl stay closed, and boards that just touch don’t. Wood shrinks across its width as it dries. Boards that touch on the first day show slits by the end of summer.',
      },
      {
        kind: 'table',
        head: ['Panel', 'How it stays closed', 'Choose it if'],
        rows: [
          [
            'Board-on-board cedar',
            'Every board overlaps the next, so shrinking only narrows the overlap.',
            'You never want slits. One side shows the rails.',
          ],
          [
            'Good-neighbor cedar (shadowbox)',
            'Boards alternate on both sides of the rails. You can see through at an angle. The more they overlap, the less you see.',
            'You want both sides to look finished.',
          ],
          [
            'Side-by-side cedar',
            'It doesn’t. Boards touch when new, and slits open as they dry.',
            'Cost matters more than a perfect screen.',
          ],
          ['Tongue-and-groove vinyl', 'Boards lock together, so no slits open.', 'You want white, and you’d rather rinse than stain.'],
          [
            'Horizontal slat',
            'You pick the gap, up to a finger’s width. Slats that touch will show slits as they dry.',
            'You want airflow, and you don’t mind being partly visible.',
          ],
          [`5'-0" boards, 1'-0" lattice`, 'Solid to the shoulder, half open above.', 'Your yard is small and needs light.'],
        ],
      },
      {
        kind: 'drawing',
        drawing: 'faces-detail',
        caption: 'Board-on-board has a front and a back. A good-neighbor fence looks the same from both yards.',
      },
      { kind: 'heading', level: 2, text: 'How we build for Santa Ana winds' },
      {
        kind: 'paragraph',
        text: 'A privacy fence catches wind like a sail, so the posts matter most. Each eight-foot section passes the full push of the wind on to two posts. We start with posts **2\'-0" deep** in concrete, and go deeper where the soil is loose or the lot is exposed. Wood posts are rated for ground contact. We use screws, which hold better than nails when wind pulls on a panel. A lattice top lets some wind through at the top, where it pushes hardest on the posts.',
      },
      {
        kind: 'picture',
        picture: 'post-setting',
        caption: 'A post 2\'-0" deep in concrete, held plumb with a level while the next ones follow the string line.',
      },
      { kind: 'heading', level: 2, text: 'Does a privacy fence block noise?' },
      {
        kind: 'paragraph',
        text: 'It helps some, but it won’t silence a road. Sound goes through gaps and over the top. A fence without slits, with boards close to the ground, softens voices and tire noise. If noise is why you’re calling, tell us. Weight and overlap matter more than the pattern. The fence should also stand close to the source or close to you, not halfway.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'A sight-line check from where you sit',
        'Posts 2\'-0" deep in concrete, deeper where exposed',
        'Three rails, so boards stay flat',
        'Boards or panels in the style you pick, and trim',
        'Bottom of the fence cut to follow the ground',
        'Your old fence hauled away, if it’s in your quote',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'After length and height, overlap and lattice affect the price most, because they take more wood and more framing. A basic wood fence costs **{prices.basicWoodFence}** for about 40 to 60 feet of 6-foot cedar. That’s boards side by side on level ground with no gate. Overlap, a cap rail, a lattice top, vinyl, wind posts and gates add to it. Adding a fence can cost **over {prices.anyFence.to}**. A shorter screen in the right place costs less.',
        },
      ],
    },
    questions: {
      heading: 'Privacy fence questions',
      items: {
        'higher-than-six-feet': {
          question: 'Can I go higher than six feet?',
          answer:
            'Sometimes, with a permit, a lattice or a setback. It varies by city, by zone and by side of the house, so check with your city first. If you need a permit, we pull it. A row of narrow trees along the fence may give you the same privacy without a permit.',
        },
        'which-side-is-nice': {
          question: 'Which side of the fence faces out?',
          answer:
            'The side without rails usually faces out, and some HOAs require it. A board-on-board fence shows its rails on one side. A good-neighbor fence, also called shadowbox, looks finished on both. On a shared fence, settle it with your neighbor and we’ll put it on the drawing. You can also alternate the face from section to section.',
        },
      },
    },
    related: {
      heading: 'More privacy fence styles',
    },
    close: { heading: 'Need more privacy?\nWe’ll measure for free.' },
  },
}
