import type { Service } from '../../../site-types.ts'

export const decorativeFencing: Service = {
  id: 'decorative',
  name: 'Decorative fencing',
  description: 'Wrought iron between stone pillars: a clear edge to your front yard that does not hide the house.',
  shortLine: 'Iron between stone pillars',
  facts: ['Iron and stone', `8'-0" clear between pillars`],
  picture: 'decorative-fencing',
  drawing: 'decorative-row',
  mark: 'decorative-mark',
  page: {
    path: '/decorative-fencing-simi-valley/',
    metaData: {
      title: 'Decorative Iron Fencing in Simi Valley, CA',
      description:
        'Wrought iron, stone pillars and low walls for Simi Valley front yards, drawn to suit the house: parts, sizes, footings, rust and price.',
    },
    h1: 'Decorative fencing',
    subtitle: 'Iron, stone and low walls that give a front yard an edge and leave the house in view.',
    run: 'decorative-run',
    body: [
      { kind: 'heading', level: 2, text: 'The house has already decided' },
      {
        kind: 'paragraph',
        text: 'Stand across the street and squint. The lines you still see are the ones the fence should repeat: the eave, the sill of the front window, the slope of the tile, the spacing of the porch posts. A pillar that lines up with a wall of the house looks as if it grew there. One that stands a foot off looks like a mistake for as long as it stands.',
      },
      {
        kind: 'paragraph',
        text: 'So we photograph the house from the street and draw the fence on the photograph, at scale, before anyone picks a finial. Stone is matched to what is on the house or kept plainly different; almost the same is what looks wrong. Black iron fades from view against planting. White iron comes forward.',
      },
      { kind: 'heading', level: 2, text: 'Five parts and what each is for' },
      {
        kind: 'table',
        head: ['Part', 'Size we draw first', 'What it does'],
        rows: [
          ['Pillar', `2'-0" wide, 6'-0" high`, 'Ends a run, carries a gate or a light. Two make an entrance.'],
          ['Low wall', `1'-6" high`, 'Holds back soil and keeps sprinklers off the iron.'],
          ['Iron panel', `8'-0" clear between pillars`, 'Closes the gap and keeps the view.'],
          ['Pillar cap', 'An inch or two past the stone', 'Throws rain clear, so that it does not streak the face.'],
          ['Finials and rings', 'One kind, not three', 'The only ornament. Use it where the eye stops: gate and corners.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Weight below, air above' },
      {
        kind: 'paragraph',
        text: 'A pillar of stone veneer on a block core weighs more than a bay of wood fence, and it stands on a footing of its own, tied with steel. Iron between two pillars is fixed at one end and free to slide a little at the other, because metal grows in the sun and stone does not. Where the ground slopes, the wall steps in whole courses and the iron stays level, so the top line reads as one. Masonry often needs a permit and front yards have their own height limits; check with the city, and we supply the drawing.',
      },
      { kind: 'heading', level: 2, text: 'What “wrought iron” means today' },
      {
        kind: 'paragraph',
        text: 'Nearly all of it is welded steel, sometimes aluminum, with a baked powder coat. Steel is stiffer and can be repaired with a welder; aluminum does not rust and weighs less. Water is the enemy of both, through different doors: steel rusts where the coat is chipped and where pickets meet a wet wall, aluminum pits beside salt and some fertilizers. We cap tubes, seal the base of every post, and leave you a bottle of matching paint. Touch up a chip when you see it, and a [pedestrian gate](/gate-installation-simi-valley/) in the same pattern will still match in years.',
      },
    ],
    includes: {
      heading: 'What is in the price',
      items: [
        'The fence drawn on a photograph of your house',
        'Footings and steel for walls and pillars',
        'Stone, caps and mortar to an agreed sample',
        'Iron panels made to the measured openings',
        'Powder coat, and paint for touch-ups',
        'Planting and paving put back at the edge',
      ],
    },
    priceFactors: {
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'Pillars move it more than iron does: each one is a footing, a core, a skin and a cap, made by hand. Fewer pillars with wider bays cost less than many with narrow ones. After that come the stone, curved or stepped ground, and any pattern that has to be made instead of ordered. Adding a fence costs **$1,500 to over $5,000**; iron with stone is at the upper end and, with several pillars, past it. We price the run with and without the wall so that you can see what the stone costs.',
        },
      ],
    },
    questions: {
      heading: 'Three questions about iron and stone',
      items: [
        {
          id: 'will-it-rust',
          question: 'Will it rust?',
          answer:
            'Steel will, where its coat is broken and stays wet. Keep sprinklers off it, wash it when it is dusty, and paint chips in the season you find them. If you would rather not think about it, ask for aluminum: lighter, a little softer, and free of rust.',
        },
        {
          id: 'lights-in-pillars',
          question: 'Can pillars carry lights?',
          answer:
            'Yes, if the conduit goes in before the stone does. Tell us while we draw, even if the lamps come later, and we will build an empty pipe into each core. Wiring after the fact means a saw cut through finished stone. Line voltage may need a permit; check with the city.',
        },
        {
          id: 'fence-on-existing-wall',
          question: 'Can iron go on my existing wall?',
          answer:
            'Often. The wall has to be sound, thick enough to drill and stiff enough not to rock when somebody leans on the panel. We test one hole before we promise the rest. Adding height to a wall can change what the city allows, so ask before you order.',
        },
      ],
    },
    related: {
      heading: 'An edge without a wall of wood',
      pictures: ['commercial-fencing', 'automated-gate-systems'],
      articles: ['stylish-fencing-ideas', 'innovative-fence-designs'],
    },
    close: { heading: 'Which lines does your house have?\nWe will draw to them.' },
  },
}
