import type { Words } from 'contractor-website/content'
import { settings } from '../settings.ts'

export const about: Words['about'] = {
  sections: ['values', 'banner', 'commitment'],
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'We build fences and gates to stay straight. We measure before we quote, put everything in writing and set every post in concrete.',
    },
    {
      kind: 'paragraph',
      text: 'We work for homeowners and businesses in the Simi Valley area, in wood, vinyl, composite, iron, steel, aluminum and chain link. We hang side gates, double gates and driveway gates, and licensed subcontractors install the openers. We also repair fences other people built. If only one section failed, we’ll rebuild just that section.',
    },
    { kind: 'heading', level: 2, text: 'We measure before we quote' },
    {
      kind: 'paragraph',
      text: 'We don’t quote from a satellite photo. We come out, walk the fence line with you and check what a photo doesn’t show: the slope, the sprinklers, the soil, the old posts and your neighbor’s side. You’ll get a drawing with dimensions and a written quote, usually within two business days. What’s on the drawing is what we build.',
    },
    { kind: 'heading', level: 2, text: 'Built for Simi\u00a0Valley soil and wind' },
    {
      kind: 'paragraph',
      text: 'We set your posts to suit the ground and the wind on your lot. Simi Valley’s clay swells in a wet winter and cracks in a dry summer. Many lots step down a hillside, and Santa Ana winds push hard on solid panels. So our fence posts start at two feet deep and go deeper where the wind hits a solid panel, and gate posts go deeper still. We slope the concrete at the top so water runs away from the wood.',
    },
    {
      kind: 'drawing',
      drawing: 'post-detail',
      caption: `A six-foot cedar fence and its gate. Fence posts are 2'-0" deep, gate posts 2'-6".`,
    },
    { kind: 'heading', level: 2, text: 'We pull the permit' },
    {
      kind: 'paragraph',
      text: 'If your job needs a permit, we pull it, and we don’t dig until it’s approved. Rules differ from one city to the next. For heights, corners and pools, we’ll tell you what to **ask your city** and your HOA.',
    },
  ],
  values: {
    items: {
      years: {
        name: '20+ years of experience',
        text: 'That’s how long we’ve been building fences in this area, with every post set in concrete.',
      },
      satisfaction: { name: '100% customer satisfaction', text: 'If it isn’t straight when you walk it with us, we redo it at no charge.' },
      'eco-friendly': {
        name: 'Eco-friendly options',
        text: 'Composite boards made with recycled wood and plastic, and water-based stains.',
      },
      certified: {
        name: 'Certified installers',
        text: 'Certified by the manufacturers of the vinyl and gate hardware we install. Ask to see the certificates.',
      },
    },
  },
  servicesButton: 'See our services',
  banner: { title: 'Ask us anything about fences' },
  commitment: {
    heading: 'What’s included in every job',
    body: [
      {
        kind: 'list',
        items: [
          'We come out and measure for free before we quote.',
          'You get a written quote that lists the height, the gates and the haul-away.',
          'We set posts in concrete, gate posts deepest. Wood posts are rated for ground contact.',
          'We walk the finished fence with you. If it isn’t straight, we redo it.',
          'We rake the yard and sweep it with a magnet for nails.',
        ],
      },
      {
        kind: 'paragraph',
        needs: 'license',
        text: 'You can check our license at [cslb.ca.gov](https://www.cslb.ca.gov/) before you sign anything. California contractors have to show their number wherever they advertise, and ours is at the bottom of every page. We’re licensed for fencing (C-13). Licensed subcontractors do masonry pillars (C-29), gate openers (D-28), and trenching and wiring (C-10).',
      },
    ],
    badges: {
      licensed: { caption: `Licensed for fencing: ${settings.license.replaceAll('\u00a0', ' ')}` },
      measured: { caption: 'Measured on site before we quote' },
    },
  },
  close: { heading: 'Planning a fence?\nWe’ll measure for free.' },
}
