import type { Words } from 'contractor-website/content'

/** What happens after the form is sent: on the contact page, after sending, and in the email to the customer. */
const next = [
  {
    label: 'Within one business day',
    text: 'Saturdays count. We call, text or email to set a time, and usually come out within a week.',
  },
  { label: 'At the visit', text: 'We measure every area, attic and crawl space included. It takes about an hour, and it’s free.' },
  {
    label: 'Within two business days of the visit',
    text: 'You’ll get a written quote that lists each area with its foam, thickness, R-value and price.',
  },
]

export const contact: Words['contact'] = {
  info: {
    heading: 'Reach the office',
    cta: 'Call Us Anytime, 24/7',
    items: {
      phone: {
        infoBody01: 'Phone',
        infoBody02: 'After hours, leave a message and we’ll call back the next business morning.',
      },
      hours: { infoBody01: '{hours.full}', infoBody02: '{hours.closed}' },
      area: { infoBody01: 'Westminster, Colorado', infoBody02: 'and the Denver metro area' },
    },
  },
  ready: {
    heading: 'Have this ready',
    items: [
      'Your street address and city',
      'Which room is cold, and when it’s worst',
      'About how old the house is',
      'A photo of the attic or crawl space, if it’s easy to take',
    ],
  },
  next,
  form: {
    heading: 'Request Free Quote',
    text: 'Tell us your street, your city and which room is cold. We’ll ask about the rest. For a business, tell us the building’s size and use.',
    privacy:
      'We’ll use what you send to answer you, do the work you hire us for and learn how customers find us. See our [privacy page](/privacy/).',
    photos: 'The attic, the crawl space, the bare wall',
    starts: ['Attic', 'Crawl space', 'Walls'],
    sentHeading: 'Thanks, we got your request',
    sentText:
      'If you don’t hear from us within one business day, call us. After hours, leave a message and we’ll call back the next business morning.',
    sentSteps: next.map(({ label, text }) => ({ when: label, text })),
  },
  map: {
    heading: 'Where we work',
    text: 'We measure for free in Westminster, Broomfield, Boulder, Arvada, Thornton, Denver, Lakewood and Aurora. In a town nearby? Call us.',
    linkLabel: 'Open the map',
  },
  banner: { title: 'Prefer to talk?\nCall us anytime.' },
}
