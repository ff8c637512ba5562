import type { Words } from 'contractor-website/content'

export const about: Words['about'] = {
  sections: ['values', 'banner', 'commitment'],
  // Say who owns the business, since when, and who comes to the house. Say what a competitor couldn't copy.
  body: [
    { kind: 'paragraph', lead: true, text: 'We’re a small crew, and you’ll know who’s coming to your house.' },
    {
      kind: 'paragraph',
      text: 'The person who quotes your job is the person who does it, so nothing gets lost in between. We keep our dates. If the weather changes one, we’ll call you the day before.',
    },
    { kind: 'heading', level: 2, text: 'When we’re not the right fit' },
    {
      kind: 'paragraph',
      text: 'Some jobs belong to another trade, and some aren’t worth what they cost. If yours is one of them, we’ll say so on the first visit. [See the gallery.](/gallery/)',
    },
  ],
  values: {
    items: {
      measured: { name: 'We look before we quote', text: 'The person who quotes your job is the person who does it.' },
      written: { name: 'Every quote in writing', text: 'You’ll see what’s included before we start.' },
      'on-time': { name: 'There when we said we’d be', text: 'If the weather changes the date, we’ll call you the day before.' },
    },
  },
  servicesButton: 'See our services',
  banner: { title: 'Have a question? Call us.' },
  commitment: {
    heading: 'What we put in writing',
    body: [
      {
        kind: 'paragraph',
        text: 'We do what’s in your quote, for the amount in your quote. If we find something else along the way, we’ll stop and ask you first. We’ll put your answer in writing too.',
      },
    ],
    badges: {
      written: { caption: 'Every quote in writing, with a firm total' },
    },
  },
  close: { heading: 'Meet us first.\nThe visit is free.' },
}
