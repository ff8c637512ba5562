import type { Words } from 'contractor-website/content'

export const careers: Words['careers'] = {
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'We build and repair fences and gates in the Simi Valley area, and we like to meet people who do it well.',
    },
    {
      kind: 'paragraph',
      text: 'We don’t have an opening right now. If you set posts, hang gates or weld, or you’d like to learn, get in touch anyway. We’ll tell you when we expect to hire.',
    },
    { kind: 'heading', level: 2, text: 'What the work is like' },
    {
      kind: 'paragraph',
      text: 'It’s physical, outdoor work. You’ll dig in clay and sometimes in rock, and you’ll carry lumber. Most days follow the same order, because everything waits for the concrete.',
    },
    { kind: 'heading', level: 2, text: 'What we look for' },
    {
      kind: 'list',
      items: [
        'You show up when you said you would, and you call when you can’t.',
        'You’d rather measure again than cut again.',
        'You can talk with a customer, and with the neighbor on the other side of the fence.',
        'You have a reliable way to get to jobs in the Simi Valley area.',
        'You read the manufacturer’s instructions before you pick up a tool.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Experience helps, but you don’t need it to start. Most people set a good post after a week. Slopes take a season. We can teach both. Caring whether the fence comes out straight is up to you.',
    },
    { kind: 'heading', level: 2, text: 'Introduce yourself' },
    {
      kind: 'paragraph',
      text: '[Send us a message](/contact/) with your name and when you could start. Tell us what you’ve built, and add a photo or two if you have them. We’ll reply within one business day.',
    },
  ],
  callBlock: {
    heading: 'Reach out to us',
    text: 'Rather talk first? We’re here {hours}.',
  },
  day: {
    heading: 'A day on the crew',
    parts: [
      { when: 'First thing', drawing: 'day-string', text: 'We pull the string line tight and mark the holes along it.' },
      { when: 'Morning', drawing: 'day-dig', text: 'We dig. Summers are hot, so the heavy work comes first.' },
      { when: 'Midday', drawing: 'day-plumb', text: 'Posts go into concrete, and we check each one for plumb twice.' },
      {
        when: 'Afternoon',
        drawing: 'day-hang',
        text: 'Where the concrete has set, we put up rails and boards, cut to an eighth of an inch, and hang gates.',
      },
    ],
  },
  jobs: {},
  close: { heading: 'Good with a level?\nWe’d like to meet you.', action: 'Send us a message' },
}
