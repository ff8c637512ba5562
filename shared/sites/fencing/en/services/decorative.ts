import type { ServiceWords } from 'contractor-website/content'

export const decorativeFencing: ServiceWords = {
  name: 'Decorative fencing',
  description: 'Wrought-iron-style panels that keep your house in view, between stone pillars built by licensed subcontractors.',
  shortLine: 'Iron between stone pillars',
  facts: ['8 feet between pillars', 'Panels from {prices.steelFoot.from} a foot'],
  page: {
    metaData: {
      title: 'Wrought Iron and Decorative Fences in Simi Valley, CA',
      description:
        'Wrought iron fences with stone pillars and low walls for Simi Valley front yards: sizes, footings, rust, permits and what affects the cost.',
    },
    h1: 'Decorative fencing in\u00a0Simi\u00a0Valley',
    subtitle: 'Iron, stone and low walls that frame your front yard and keep your house in view.',
    choose: [
      { kind: 'heading', level: 2, text: 'Match the fence\nto your house' },
      {
        kind: 'paragraph',
        text: 'A decorative fence looks right when it matches something on the house: the stone, the trim, the height of a windowsill. So we take a photo from the street and draw the fence on it, to scale, before you pick any ornament.',
      },
      {
        kind: 'table',
        head: ['Part', 'Size we start with', 'What it does'],
        rows: [
          ['Pillar', 'Two feet wide, six high if allowed', 'Ends the fence, or holds a gate or a light. Two mark an entrance.'],
          ['Low wall', 'Eighteen inches high', 'Keeps soil, mulch and mowers off the iron.'],
          ['Iron panel', 'Eight feet clear between pillars', 'Closes the gap and keeps the view.'],
          ['Pillar cap', 'An inch or two past the stone', 'Sheds rain clear of the pillar, so the face doesn’t streak.'],
          ['Finials (tips) and rings', 'Sized to the panel', 'Decorate the gate and corners. Pick one kind, so it doesn’t look busy.'],
        ],
      },
      { kind: 'heading', level: 3, text: 'Stone and color' },
      {
        kind: 'paragraph',
        text: 'Match the stone to your house, or make it clearly different. A near match looks like a mistake. Black iron fades into plants, and white iron stands out.',
      },
      { kind: 'heading', level: 3, text: 'Is it really wrought iron?' },
      {
        kind: 'paragraph',
        text: 'Almost never. It’s welded steel, or sometimes aluminum, with a baked powder coat. Steel is stiffer, and a welder can repair it. Aluminum doesn’t rust and weighs less.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Each pillar stands\non its own footing' },
      {
        kind: 'paragraph',
        text: 'A stone pillar weighs more than a whole section of wood fence, so steel ties it to a concrete footing. Licensed masonry subcontractors (C-29) build the pillars and walls, and we build the iron.',
      },
      { kind: 'heading', level: 3, text: 'How iron and stone meet' },
      {
        kind: 'paragraph',
        text: 'Iron is fixed at one pillar and free to slide a little at the other, because metal expands in the sun and the pillars stay put. On a slope, the wall steps down a full row of block at a time, and the iron stays level. We cap the steel tubes, seal the base of every post and leave you matching paint.',
      },
      {
        kind: 'drawing',
        drawing: 'pillar-detail',
        caption: 'Inside a pillar: stone on a filled block core, on its own footing. The iron is fixed at this end.',
      },
      { kind: 'heading', level: 3, text: 'Permits and front yards' },
      {
        kind: 'paragraph',
        text: 'Masonry often needs a permit, and we pull it. In front, Simi Valley limits solid fences to 42 inches and allows six feet with a see-through top. Chatsworth usually limits any front fence to 42 inches. A tall solid pillar may be over the limit, so we ask your city before we draw one.',
      },
      { kind: 'heading', level: 3, text: 'A gate to match' },
      {
        kind: 'paragraph',
        text: 'If you want a [walk gate](/gate-installation-simi-valley/) later, we can copy the pattern.',
      },
    ],
    price: {
      label: 'Six-foot steel panels, without pillars',
      range: '**{prices.steelFoot}** a foot',
      note: 'With a pillar every ten feet, as in the picture at the top, 42 feet costs about {prices.pillaredFence}. If you want a low wall, we quote the fence with and without it.',
    },
    includes: {
      heading: 'What’s included',
      items: [
        'The fence drawn on a photo of your house',
        'Any walls or pillars, by licensed subcontractors',
        'Stone, caps and mortar to match a sample you approve',
        'Iron panels built to the measured openings',
        'Powder coat, and paint for touch-ups',
        'Soil and lawn edging put back when we’re done',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Each stone pillar usually adds {prices.pillar}: a footing, a core, stone and a cap, all done by hand. A few pillars with wide sections cost less than many with narrow ones. After that it’s the stone, curves, stepped ground and custom patterns. Your quote takes a few days more if a subcontractor has to price part of it.',
        },
      ],
    },
    questions: {
      heading: 'Iron and stone fence questions',
      items: {
        'will-it-rust': {
          question: 'Will an iron fence rust?',
          answer:
            'Steel will, wherever its coat is broken and stays wet. Keep sprinklers off it, wash it when it’s dusty and touch up chips when you find them. If you’d rather not think about it, ask for aluminum.',
        },
        'lights-in-pillars': {
          question: 'Can pillars have lights?',
          answer:
            'Yes, if the conduit goes in before the stone does. Tell us while we’re drawing, even if the lights come later. Our licensed subcontractors will put an empty pipe in each core. Without one, adding wire later means sawing through finished stone. Most 120-volt wiring needs a permit.',
        },
        'fence-on-existing-wall': {
          question: 'Can iron go on my existing wall?',
          answer:
            'Often it can. The wall has to be sound, thick enough to drill and stiff enough not to rock when you lean on the panel. We test one hole before we promise the rest. Wood and vinyl need their own posts beside the wall. If the wall itself needs work, hire a licensed masonry contractor (C-29) for that first. Extra height may be more than your city allows, so we check first.',
        },
      },
    },
    close: { heading: 'Want a fence that fits your house?\nWe’ll draw it for you.' },
  },
}
