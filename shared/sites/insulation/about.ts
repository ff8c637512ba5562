import type { Site } from '../../site-types.ts'

export const about: Site['about'] = {
  picture: 'attic-insulation',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'A cold room is a symptom. Somewhere above, below or behind it, air is leaving the house and taking the heat along.',
    },
    {
      kind: 'paragraph',
      text: 'We work in Westminster and the Denver metro area, where a warm afternoon can turn into a freezing night in a few hours. Houses here breathe hard: the sun heats the roof by day, the clear sky cools it by night, and every gap in between pays twice. That is why a visit from us starts in the attic and the crawl space and not at the kitchen table.',
    },
    {
      kind: 'paragraph',
      text: 'What we find, we measure. You get a sheet with every area of the house on it: how large it is, what is there now, which foam we would spray, how thick, what that is worth, and one price. You can cross out a line. You can show the sheet to somebody else. If two lines out of five would make the difference, we say which two.',
    },
    { kind: 'heading', level: 2, text: 'When the answer is not foam' },
    {
      kind: 'paragraph',
      text: 'Foam seals air and slows heat. It does not dry a wet crawl space, cure a leaking roof or replace a furnace at the end of its life. When we find one of those we tell you, because foam over a problem only hides it. Water comes first, then air, then insulation, and the order does not change because a truck is already in the driveway.',
    },
    { kind: 'heading', level: 2, text: 'The people with the hose' },
    {
      kind: 'paragraph',
      text: 'Every installer on the crew is certified for the work they do, and the person who measured your house is there when it is sprayed. The crew breathes supplied air and you stay away until the hour on the door. Then you walk every bay with us, work light in hand. [See what that looks like.](/gallery/)',
    },
  ],
  values: [
    { id: 'measured', number: '1', name: 'Measured before it is priced', icon: 'value-measured' },
    { id: 'written', number: '2', name: 'Every figure in writing', icon: 'value-written' },
    { id: 'sealed', number: '3', name: 'Air first, then heat', icon: 'value-sealed' },
    { id: 'clean', number: '4', name: 'Masked, trimmed, swept', icon: 'value-clean' },
  ],
  services: [
    {
      id: 'residential',
      title: 'Residential insulation',
      href: '/residential-spray-foam-insulation-denver/',
      icon: 'residential-mark',
      description: 'Walls, additions and the room over the garage.',
    },
    {
      id: 'commercial',
      title: 'Commercial insulation',
      href: '/commercial-spray-foam-insulation-denver/',
      icon: 'commercial-mark',
      description: 'Steel buildings, warehouses and shops.',
    },
    {
      id: 'attic',
      title: 'Attic insulation',
      href: '/services/#attic',
      icon: 'attic-mark',
      description: 'Foam between the rafters, ducts inside.',
    },
    {
      id: 'crawl-space',
      title: 'Crawl space insulation',
      href: '/services/#crawl-space',
      icon: 'crawl-space-mark',
      description: 'Walls, rim joist and a sealed liner.',
    },
    {
      id: 'roofing',
      title: 'Roofing foam',
      href: '/services/#roofing',
      icon: 'roofing-mark',
      description: 'One layer without seams, sloped and coated.',
    },
  ],
  servicesButton: 'See our services',
  banner: { title: 'Cold room? Call us, day or night.' },
  commitment: {
    heading: 'What we sign our name under',
    body: [
      {
        kind: 'paragraph',
        text: 'The sheet you get before the work is the sheet we are held to after it. We measure the finished foam at points you choose, write the thickness beside the promise, and spray again where it falls short. You keep the sheet, the photographs of every bay and the maker’s papers for the foam.',
      },
      {
        kind: 'paragraph',
        text: 'We also leave the house as we found it: floors covered, outlets clean, trimmings gone. If you find foam where it should not be, call and we will come back for it.',
      },
    ],
    badges: [
      { drawing: 'badge-certified', caption: 'Installers certified for the foam they spray' },
      { drawing: 'badge-measured', caption: 'Thickness measured and written down' },
    ],
  },
  close: { heading: 'One visit, one sheet.\nThen you decide.' },
}
