import type { Site } from '../../../shared/site-types.ts'

export const careers: Site['careers'] = {
  picture: 'new-work',
  body: [
    { kind: 'paragraph', lead: true, text: 'In this trade you can see in the evening what you did all day.' },
    {
      kind: 'paragraph',
      text: 'We start at seven with the truck and stop when the site is swept. You work with the same two or three people, and you learn from the one who has done it longest.',
    },
    { kind: 'heading', level: 2, text: 'What you get from us' },
    { kind: 'list', items: ['Paid training from the first day', 'Tools and safety gear', 'Hours on a sheet that you can read'] },
    { kind: 'heading', level: 2, text: 'What we look for' },
    { kind: 'list', items: ['A way to be there at seven', 'Care with other people’s houses', 'The wish to do it properly'] },
  ],
  callBlock: { heading: 'How to apply', text: 'Call and say that you are asking about work. There is no form to fill in.' },
  // Search engines show these as openings: list only jobs that are open, and leave the list empty when there are none.
  jobs: [],
  close: { heading: 'Good with your hands?\nCall us.' },
}
