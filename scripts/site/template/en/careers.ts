import type { Words } from 'contractor-website/content'

export const careers: Words['careers'] = {
  body: [
    { kind: 'paragraph', lead: true, text: 'In this trade, you can see what you got done at the end of the day.' },
    {
      kind: 'paragraph',
      text: 'We load the truck at seven and finish when the site is swept. You’ll work with the same two or three people and learn from the one who’s done it longest.',
    },
    { kind: 'heading', level: 2, text: 'What we provide' },
    { kind: 'list', items: ['Paid training from the first day', 'Tools and safety gear', 'A clear record of your hours'] },
    { kind: 'heading', level: 2, text: 'What you’ll need' },
    { kind: 'list', items: ['A way to get here by seven', 'Respect for other people’s homes', 'The patience to do it right'] },
  ],
  callBlock: { heading: 'How to apply', text: 'Call and say you’re asking about work. There’s no form to fill out.' },
  // Many states require the pay range, the benefits and the deadline.
  jobs: {},
  close: { heading: 'Good with your hands?\nCall us.' },
}
