import type { Site } from '../../site-types.ts'

export const careers: Site['careers'] = {
  picture: 'fence-repair',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'At the end of a day in this trade you can put your hand on what you made, push, and feel it stay where it is.',
    },
    {
      kind: 'paragraph',
      text: 'We have no opening to list today, and we will not pretend otherwise. We do keep the names of people who ask. If you set posts, hang gates, weld or wire operators, or would like to learn any of it, get in touch now, so that we know you when a place comes up.',
    },
    { kind: 'heading', level: 2, text: 'What the work is like' },
    {
      kind: 'paragraph',
      text: 'It starts with string. Somebody pulls a line, somebody marks the holes, and the order of the day follows from where the concrete goes first. You dig in clay and now and then in rock. You carry boards, you cut to the eighth of an inch, and you plumb every post twice because the second look finds things. Summers are hot and we plan heavy digging for the morning.',
    },
    { kind: 'heading', level: 2, text: 'What we look for' },
    {
      kind: 'list',
      items: [
        'You show up when you said you would, and call when you cannot.',
        'You would rather measure again than cut again.',
        'You can talk with a customer over a fence, and with the neighbor on the other side of it.',
        'You drive, or you have a dependable way to reach a yard in the Simi Valley area.',
        'For gate operators: you read the manufacturer’s instructions before you reach for a tool.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Experience helps, and it is not a condition. Setting a post can be taught in a week and reading a slope in a season. Caring whether the top is level cannot be taught.',
    },
    { kind: 'heading', level: 2, text: 'How to ask' },
    {
      kind: 'paragraph',
      text: 'Call during office hours, or [write to us](/contact/) with your name and when you could start. Mention what you have built; when we call back, have a photo ready to text. We answer every message on the next working day.',
    },
  ],
  callBlock: {
    heading: 'Reach out to us',
    text: 'Tell us what you have built, or what you would like to learn to build. Monday to Friday, 8 AM to 5 PM.',
  },
  jobs: [],
  close: { heading: 'Good with a level?\nWe would like to know.', action: 'Write to us' },
}
