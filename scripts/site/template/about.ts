import type { Site } from '../../../shared/site-types.ts'

export const about: Site['about'] = {
  picture: 'new-work',
  // Who comes, since when, what they are careful about. Say what a competitor could not copy.
  body: [
    { kind: 'paragraph', lead: true, text: 'People let us into their houses. We try to be worth it.' },
    {
      kind: 'paragraph',
      text: 'Our crew is small. The person who measures is the person who builds, so nothing is lost between two desks. We keep our dates, and when weather breaks one we call the day before and not the day after.',
    },
    { kind: 'heading', level: 2, text: 'When we say no' },
    {
      kind: 'paragraph',
      text: 'Some jobs belong to another trade. Some are not worth their price. We say so on the first visit, because a job that should not have been done is remembered longer than a good one. [See finished work.](/gallery/)',
    },
  ],
  values: [
    { id: 'measured', number: '1', name: 'A tape comes before a price', icon: 'value-measured' },
    { id: 'written', number: '2', name: 'Every price in writing', icon: 'value-written' },
    { id: 'on-time', number: '3', name: 'There at the hour we said', icon: 'value-on-time' },
  ],
  services: [
    {
      id: 'repair',
      title: 'Repairs',
      href: '/repair-sample-city/',
      icon: 'repair-mark',
      description: 'What is broken is put right.',
    },
    {
      id: 'new-work',
      title: 'New work',
      href: '/new-work-sample-city/',
      icon: 'new-work-mark',
      description: 'What was not there before.',
    },
  ],
  servicesButton: 'See our services',
  banner: { title: 'A question? Call us.' },
  commitment: {
    heading: 'What our word is worth',
    body: [
      {
        kind: 'paragraph',
        text: 'What stands on the sheet gets done, for the number on the sheet. If we find something else on the way, we stop and ask you first, and the answer goes on the sheet too.',
      },
    ],
    badges: [{ drawing: 'badge-written', caption: 'Every price in writing, and it holds' }],
  },
  close: { heading: 'Meet us once,\nthen make up your mind.' },
}
