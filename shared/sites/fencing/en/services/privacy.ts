import type { ServiceWords } from 'contractor-website/content'

export const privacyFencing: ServiceWords = {
  name: 'Privacy fencing',
  description: 'Overlapped cedar boards that leave no gaps as they dry, with a lattice top where you want light and air.',
  shortLine: 'Cedar with no gaps',
  facts: ['6 feet high', 'Overlapped from {prices.overlappedFoot.from} a foot'],
  page: {
    metaData: {
      title: 'Privacy Fence Installation in Simi Valley | Cedar, Vinyl',
      description:
        'Cedar, vinyl and slat privacy fences in Simi Valley: how tall to go, which panels stay gap-free, and posts that handle Santa Ana winds.',
    },
    h1: 'Privacy fencing in\u00a0Simi\u00a0Valley',
    subtitle: 'Cedar or vinyl fences up to six feet tall that block the view, on posts set for the wind.',
    choose: [
      { kind: 'heading', level: 2, text: 'Find out where\npeople can see in' },
      {
        kind: 'paragraph',
        text: 'Sit where you usually sit, and have somebody stand where people see you from. Stretch a string from their eyes to yours. Where it crosses the fence line, you have the height you need. Six feet is usually plenty for a neighbor’s lawn at the same level. For a second-floor window, a tree or a screen near your chair does more than any fence.',
      },
      { kind: 'heading', level: 3, text: 'Which panels stay gap-free' },
      {
        kind: 'paragraph',
        text: 'Overlapped boards and vinyl stay gap-free. Boards that only touch show slits by the end of summer, because wood shrinks across its width as it dries.',
      },
      {
        kind: 'drawing',
        drawing: 'faces-detail',
        caption: 'Board-on-board has a front and a back. A good-neighbor fence looks the same from both yards.',
      },
      {
        kind: 'table',
        head: ['Panel', 'Does it stay gap-free?', 'Choose it if'],
        rows: [
          [
            'Board-on-board cedar',
            'Yes. Every board overlaps the next, so shrinking only narrows the overlap.',
            'You never want slits, even if one side shows the rails.',
          ],
          [
            'Good-neighbor cedar (shadowbox)',
            'From straight ahead, yes. At an angle, you can see between the boards.',
            'You want both sides to look finished.',
          ],
          ['Side-by-side cedar', 'No. Slits open as the boards dry.', 'Cost matters more than a perfect screen.'],
          ['Tongue-and-groove vinyl', 'Yes. The boards lock together.', 'You want white, and you’d rather rinse than stain.'],
          [
            'Horizontal slat',
            'No. You pick the gap; for privacy, no more than a finger’s width.',
            'You like the look and don’t mind being partly visible.',
          ],
          ['Five feet of boards, one of lattice', 'Up to your chin. It’s half open above.', 'Your yard is small and needs light.'],
        ],
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Posts set for\nSanta Ana winds' },
      {
        kind: 'paragraph',
        text: 'A privacy fence catches wind like a sail, and each eight-foot section passes the full push on to two posts. So we start with posts two feet deep in concrete, and go deeper in clay, in loose soil and on exposed lots.',
      },
      {
        kind: 'picture',
        picture: 'post-setting',
        caption: 'A post in concrete, held plumb with a level while the next ones follow the string line. A rendering.',
      },
      { kind: 'heading', level: 3, text: 'What holds the boards' },
      {
        kind: 'paragraph',
        text: 'Three rails, so boards stay flat, and screws, which hold better than nails when wind pulls on a panel. A lattice top lets some wind through where it pushes hardest.',
      },
      { kind: 'heading', level: 3, text: 'Does it block noise?' },
      {
        kind: 'paragraph',
        text: 'It softens voices and tire noise, if it has no slits and its boards come close to the ground. It won’t silence a road. If noise is why you’re calling, tell us: weight and overlap matter more than the pattern.',
      },
    ],
    price: {
      label: 'Six-foot cedar, vinyl or slats',
      range: '**{prices.privacyFoot}** a foot',
      note: 'On level ground. Side-by-side cedar is {prices.cedarFoot} a foot, overlapped or good-neighbor cedar {prices.overlappedFoot}, vinyl {prices.vinylFoot} and slats {prices.slatFoot}. A lattice top adds {prices.latticeFoot}.',
    },
    includes: {
      heading: 'What’s included',
      items: [
        'A sight-line check from where you sit',
        'Posts at least 2 feet deep in concrete, deeper in clay',
        'Three rails, and boards fastened with screws',
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
          text: 'After length and height, overlap and lattice matter most, because they take more wood and more framing. A cap rail, vinyl, gates and stronger posts for an exposed lot add to it, too. A long fence can cost **over {prices.anyFence.to}**. If only your patio needs hiding, a short screen beside it costs much less.',
        },
      ],
    },
    questions: {
      heading: 'Privacy fence questions',
      items: {
        'higher-than-six-feet': {
          question: 'Can I go higher than six feet?',
          answer:
            'Usually not. In Simi Valley, it’s six feet in back, and up to eight only along some main streets, if the city agrees, usually with a permit. Count a lattice top in that height. Parts of Chatsworth allow eight (see the [fence rules](/fence-rules-simi-valley/)). Eight-foot cedar costs {prices.tallCedarFoot} a foot with boards side by side. A row of narrow trees along the fence may give you the same privacy.',
        },
        'which-side-is-nice': {
          question: 'Which side of the fence faces out?',
          answer:
            'The side without rails usually faces out, and some HOAs require it. A good-neighbor fence settles it, because both sides look the same. On a shared fence, agree with your neighbor and we’ll put it on the drawing. You can also alternate the face from section to section.',
        },
      },
    },
    close: { heading: 'Need more privacy?\nWe’ll tell you how high to go.' },
  },
}
