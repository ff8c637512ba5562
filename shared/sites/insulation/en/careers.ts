import type { Words } from 'contractor-website/content'

export const careers: Words['careers'] = {
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'In this trade, you can see at the end of each day what you’ve done. We don’t have an opening listed right now, but you’re welcome to call and ask.',
    },
    {
      kind: 'paragraph',
      text: 'We work as a crew of three, and everybody learns every job: masking, holding the light, handling the hose, trimming and, in time, spraying.',
    },
    { kind: 'heading', level: 2, text: 'What we provide' },
    {
      kind: 'list',
      items: [
        'Paid training, from masking to the spray gun, and certification by the Spray Polyurethane Foam Alliance (SPFA), level by level',
        'A supplied-air respirator fitted to your face, plus suits and gloves, all paid for by us',
        'Pay from when you get to the shop until the truck is back, drive time included',
        'Most Sundays off. We sometimes spray a business on a Sunday.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What you’ll need' },
    {
      kind: 'list',
      items: [
        'A driver’s license and a way to get to Westminster before 6 AM',
        'Comfort with ladders, low spaces and a full-face mask',
        'A steady hand, and the patience to tape a window twice',
        'English or Spanish, since the crew speaks both',
      ],
    },
    {
      kind: 'paragraph',
      text: 'You don’t need spray foam experience. If you’ve framed, painted, roofed or cleaned for a living, you’ll have a head start. New people start with masking and trimming, and then they practice with the gun on a test wall. You’ll move on to customers’ walls once you’re certified and the gauge shows you’re ready.',
    },
  ],
  callBlock: {
    heading: 'Reach out to us',
    text: 'Call and say you’re asking about work. Tell us what hands-on work you’ve done and when you could start. There’s no form to fill out.',
  },
  day: {
    heading: 'A day on the crew',
    parts: [
      { when: '6 AM', drawing: 'day-load', text: 'Three of us load the truck at the shop and drive out.' },
      { when: '7:30 AM', drawing: 'day-mask', text: 'We mask the rooms and set up the fans.' },
      {
        when: '9:30 AM',
        drawing: 'day-spray',
        text: 'One sprays, one holds the light and reads the gauge, and one keeps the hose off the corners.',
      },
      {
        when: '2 PM',
        drawing: 'day-trim',
        text: 'We trim, bag the scraps, take down the masking and sweep, and leave about 5 PM with the fans running. Once the house has aired out, usually the next day, we walk through it with the homeowner.',
      },
    ],
  },
  // Colorado's Equal Pay for Equal Work Act requires the pay range, benefits and application deadline in job postings.
  jobs: {},
  close: { heading: 'Want to join the crew?\nCall us.', action: null },
}
