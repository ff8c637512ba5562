import type { Words } from 'contractor-website/content'
import { general } from './general.ts'

/** What happens after the form is sent: on the contact page, after sending, and in the email to the customer. */
const next = [
  { label: 'Within one business day', text: 'We call, text or email you to set a time to come out.' },
  {
    label: 'Usually within a week',
    text: 'We walk the fence line and measure: half an hour, free. If a fence is down, it’s usually within two business days.',
  },
  {
    label: 'Usually within two business days of the visit',
    text: 'You’ll get a written quote with a drawing, yours to keep and compare. It takes a few days more if a subcontractor has to price part of it.',
  },
]

export const contact: Words['contact'] = {
  info: {
    heading: 'Reach the office',
    cta: general.callToAction,
    items: {
      phone: {
        infoBody01: 'Phone',
        infoBody02: 'After hours, leave a message and we’ll call back the next business morning.',
      },
      hours: {
        infoBody01: '{hours}',
        infoBody02: '{hours.closed}',
      },
      place: {
        infoBody01: general.place,
        infoBody02: 'We come to you. There’s no showroom to visit.',
      },
    },
  },
  ready: {
    heading: 'Have this ready',
    items: [
      'Your street and the town',
      'A rough length in feet (one big step is about three)',
      'A photo or two of the yard, or of what broke',
      'Your HOA’s name, if you have one',
      'The code to your gate, if there is one: by phone only',
    ],
  },
  next,
  form: {
    heading: 'Send us a message',
    text: 'Tell us your street, a rough length in feet and what you need. We’ll reply within one business day.',
    privacy:
      'We’ll use what you send to answer you, do the work you hire us for and learn how customers find us. See our [privacy page](/privacy/).',
    photos: 'The fence line, the gate, the slope',
    starts: ['New fence', 'Repair', 'Gate'],
    sentHeading: 'Thanks, we got your request',
    sentText:
      'If a fence is down or a gate won’t open, don’t wait for our reply: call us. After hours, leave a message and we’ll call back the next business morning.',
    sentSteps: next.map(({ label, text }) => ({ when: label, text })),
  },
  map: {
    heading: 'Towns we serve',
    text: 'We measure for free in {towns}.',
    linkLabel: 'Open the map',
  },
  banner: { title: 'Rather talk it over?' },
}
