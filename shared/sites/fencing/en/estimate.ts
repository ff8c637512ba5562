import type { Words } from 'contractor-website/content'

export const estimate: Words['estimate'] = {
  words: {
    kind: 'fence',
    rangeLabel: 'Estimated range',
    rangeNote: 'This is an estimate, not a quote: we haven’t seen your yard yet. You’ll get a free written quote after we’ve measured.',
    submit: 'Show my estimate',
    linkLabel: 'Estimate my fence',
    drawnAs: 'Your fence from the front, drawn to scale. {material}: {height} high and {length} feet long. {summary}.',
    questions: {
      material: {
        label: 'Material',
        hint: 'Cedar under five feet means pickets. For iron, choose steel. For composite, ask for a quote.',
        options: {
          cedar: 'Cedar',
          vinyl: 'Vinyl',
          steel: 'Steel',
          'chain-link': 'Chain link',
          slat: 'Horizontal slats',
          'ranch-rail': 'Ranch rail',
        },
      },
      height: {
        label: 'Height',
        hint: 'Not every material comes in every height. In most Simi Valley backyards, the limit is six feet. Over seven usually needs a permit.',
        options: { '3.5': '3 1/2 feet', '4': '4 feet', '5': '5 feet', '6': '6 feet', '8': '8 feet' },
      },
      length: {
        label: 'Length',
        unit: 'feet',
        hint: 'One big step is about three feet. Include gates in the length. We add their cost.',
        options: { back: 'Back of the yard', 'back-side': 'Back and one side', 'back-sides': 'Back and both sides' },
      },
      'walk-gates': { label: 'Walk gates', one: 'Walk gate', hint: '40-inch opening' },
      'drive-gates': { label: 'Driveway gates', one: 'Driveway gate', hint: '14-foot opening' },
      opener: {
        label: 'Driveway gate opener',
        hint: 'Motor, keypad, remotes, sensors and up to 50 feet of trench and wiring, by licensed subcontractors',
      },
      removal: { label: 'Haul away my old fence', hint: 'Including its concrete' },
      ground: { label: 'Ground', options: { level: 'Level', slope: 'Sloped', rock: 'Rocky' } },
    },
    brief: '{length} feet of {height}-foot {material}',
    counts: {
      bays: { one: '{count} section', many: '{count} sections' },
      posts: { one: '{count} post', many: '{count} posts' },
      walkGates: { one: '{count} walk gate', many: '{count} walk gates' },
      driveGates: { one: '{count} driveway gate', many: '{count} driveway gates' },
    },
    dimensions: { onCenter: '{size} o.c.', clear: '{size} clear' },
    included: {
      heading: 'What’s included',
      items: [
        'Posts in concrete, two feet deep or more, depending on soil and height',
        'Material, labor, hinges and latches',
        'The permit, if your city requires one (we\u00a0pull\u00a0it)',
        'Cleanup, with our scraps hauled away',
      ],
    },
    excluded: {
      heading: 'What isn’t included',
      items: [
        'Masonry pillars, retaining walls and lights',
        'On six-foot cedar, overlapped boards ({prices.overlappedFoot} a foot in total), a lattice top ({prices.latticeFoot} more a foot) or a cap rail ({prices.capFoot} more)',
        'On six-foot chain link, privacy slats ({prices.privacySlatsFoot} more a foot)',
        'Moving pipes, wires or sprinklers',
        'Stain or paint (ask us to add a water-based stain to your quote)',
        'A survey of your property line',
      ],
    },
    includedRemoval: 'Taking down and hauling away the old fence and its concrete',
    tooShortForGates: 'That length is too short for its gates. Add feet, or remove a gate',
    includedOpener: 'The opener and up to 50 feet of trench and wiring through soil, done by licensed subcontractors',
    affects: {
      heading: 'What affects the price',
      items: [
        'How steep or rocky the ground is, and what’s buried in it',
        'How close a truck can get',
        'Corners, walls, trees and wind along the fence line',
        'The grade of lumber or the gauge of steel you choose',
      ],
    },
    time: {
      heading: 'How long it takes',
      text: '{from} to {to} days on site once we have the materials and any permit. Rain and rock can add a day.',
    },
    contact: {
      heading: 'Get a free quote',
      text: 'We’ll get this estimate along with your message. We’ll come out, measure, and put one total in writing.',
    },
  },
}
