import type { Site } from '../../site-types.ts'

export const careers: Site['careers'] = {
  picture: 'commercial-insulation',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Nobody grows up wanting to crawl under a house. People stay in this trade because the work can be seen: a bay is empty in the morning and full by noon.',
    },
    {
      kind: 'paragraph',
      text: 'The day starts at six at the shop. Three people load, drive, mask the rooms and hang the fans. One sprays, one holds the light and reads the gauge, one keeps the hose off the corners. By mid-afternoon the foam is trimmed and the bags are tied. When the house has aired out, the owner walks the rooms with us.',
    },
    { kind: 'heading', level: 2, text: 'What we bring' },
    {
      kind: 'list',
      items: [
        'Paid training, from masking to the gun, and the certification that goes with each step',
        'A supplied-air respirator fitted to your face, suits and gloves, all paid for by us',
        'Hours on a sheet you can read, and pay for the time in the truck',
        'Sundays off',
      ],
    },
    { kind: 'heading', level: 2, text: 'What you bring' },
    {
      kind: 'list',
      items: [
        'A driver’s license and a way to be in Westminster before six',
        'Comfort with ladders, low places and a full-face mask',
        'A steady hand and the patience to tape a window twice',
        'English or Spanish; the crew speaks both',
      ],
    },
    {
      kind: 'paragraph',
      text: 'You do not need to have sprayed before. If you have framed, painted, roofed or cleaned for a living, you already know half of it. We start new people on masking and trimming, put a gun in their hands on a practice wall, and let them spray a customer’s wall when the gauge agrees with them.',
    },
  ],
  callBlock: {
    heading: 'Reach out to us',
    text: 'Call and say you are asking about work. Tell us what you have done with your hands so far and when you could start. There is no form to fill out.',
  },
  jobs: [
    {
      title: 'Spray foam installer',
      description:
        'Sprays open-cell and closed-cell foam in houses and steel buildings in the Denver metro area, measures the thickness and keeps the proportioner in order.',
      datePosted: '2026-11-02',
      employmentType: 'FULL_TIME',
    },
    {
      title: 'Crew helper, insulation',
      description:
        'Masks rooms, runs the hose, trims and cleans up. Paid training toward certification as an installer. No experience with foam needed.',
      datePosted: '2026-11-02',
      employmentType: 'FULL_TIME',
    },
  ],
  close: { heading: 'Good with a tape and a light?\nCall us.', action: null },
}
