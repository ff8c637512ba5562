import type { Site } from '../../site-types.ts'
import { settings } from './settings.ts'

export const about: Site['about'] = {
  picture: 'gate-installation',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'A fence is a row of holes with a promise on top. The promise is easy to see on the first day. The holes decide whether it is still kept in ten years.',
    },
    {
      kind: 'paragraph',
      text: 'We build fences and gates for homes and businesses in the Simi Valley area: wood, vinyl, iron, steel and chain link, garden gates, and driveway gates that open by themselves. We also mend what others built, one bay at a time if that is all that failed.',
    },
    { kind: 'heading', level: 2, text: 'The tape comes before the price' },
    {
      kind: 'paragraph',
      text: 'We do not quote from a satellite picture. Somebody comes out, walks the line with you, and looks at the things a picture hides: how the ground falls, where the sprinklers run, whether the old posts stand in clay or in rock, and what the neighbor’s side looks like. You get a drawing with dimensions and one price in writing. What is on the drawing is what we build.',
    },
    { kind: 'heading', level: 2, text: 'Built for this valley' },
    {
      kind: 'paragraph',
      text: 'Simi Valley has clay that swells in a wet winter and cracks in a dry one, lots that step down a hillside, and Santa Ana winds that lean on every closed panel from one side. So holes get deeper where the panel is closed, gate posts go deeper than line posts, and concrete is sloped at the top so that water leaves the wood.',
    },
    {
      kind: 'paragraph',
      text: 'Rules change from one street to the next as well. Where a height, a corner or a pool is concerned, we tell you what to **ask the city**, and we do not dig before there is an answer.',
    },
  ],
  values: [
    { id: 'years', number: '1', name: '20+ years of experience', icon: 'value-years' },
    { id: 'satisfaction', number: '2', name: '100% customer satisfaction', icon: 'value-satisfaction' },
    { id: 'eco-friendly', number: '3', name: 'Eco-friendly options', icon: 'value-eco' },
    { id: 'certified', number: '4', name: 'Certified installers', icon: 'value-certified' },
  ],
  services: [
    {
      id: 'residential',
      title: 'Residential fencing',
      href: '/residential-fencing-simi-valley/',
      icon: 'residential-mark',
      description: 'Low and open in front, tall and closed along the sides and back.',
    },
    {
      id: 'commercial',
      title: 'Commercial fencing',
      href: '/commercial-fencing-simi-valley/',
      icon: 'commercial-mark',
      description: 'Steel and chain link, planned around deliveries and exits.',
    },
    {
      id: 'privacy',
      title: 'Privacy fencing',
      href: '/privacy-fencing-simi-valley/',
      icon: 'privacy-mark',
      description: 'Closed panels, placed where the view comes from.',
    },
    {
      id: 'decorative',
      title: 'Decorative fencing',
      href: '/decorative-fencing-simi-valley/',
      icon: 'decorative-mark',
      description: 'Iron and stone that take their lines from the house.',
    },
    {
      id: 'gate',
      title: 'Gate installation',
      href: '/gate-installation-simi-valley/',
      icon: 'gate-mark',
      description: 'Garden and side gates on posts set deeper than the fence.',
    },
    {
      id: 'repair',
      title: 'Fence repair',
      href: '/fence-repair-simi-valley/',
      icon: 'repair-mark',
      description: 'The bay that failed, rebuilt and matched to the rest.',
    },
    {
      id: 'automated',
      title: 'Automated gate systems',
      href: '/automated-gate-systems-simi-valley/',
      icon: 'automated-mark',
      description: 'Swing and sliding gates with keypad, remote and sensors.',
    },
    {
      id: 'pool',
      title: 'Pool fencing',
      href: '/pool-fencing-simi-valley/',
      icon: 'pool-mark',
      description: 'Gates that close and latch themselves, gaps under four inches.',
    },
  ],
  servicesButton: 'See our services',
  banner: { title: 'Ask us anything about a fence' },
  commitment: {
    heading: 'What you can hold us to',
    body: [
      {
        kind: 'list',
        items: [
          'A visit to measure, free of charge, before any price is named.',
          'One price in writing, with the height, the gates and the haul-away listed.',
          'Posts set in concrete, gate posts deeper than the rest.',
          'A walk along the finished line with you. What is not straight, we do again.',
          'A yard that is raked, and swept with a magnet for nails.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'California contractors put their license number wherever they advertise, so that you can look it up. Ours is on every page of this site, at the very bottom. Read it out at [cslb.ca.gov](https://www.cslb.ca.gov/) before you sign with anyone, us included.',
      },
    ],
    badges: [
      { drawing: 'badge-licensed', caption: `Licensed in California: ${settings.license}` },
      { drawing: 'badge-measured', caption: 'Measured on site before it is priced' },
    ],
  },
  close: { heading: 'Want to see how we measure?\nGive us a line to walk.' },
}
