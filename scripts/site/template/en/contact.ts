import type { Words } from 'contractor-website/content'
import { general } from './general.ts'
import { trade } from './trade.ts'

export const contact: Words['contact'] = {
  info: {
    heading: 'How to reach us',
    cta: 'Call for a free visit',
    items: {
      phone: {
        infoBody01: 'Phone',
        infoBody02: 'After hours, leave a message',
      },
      hours: { infoBody01: '{hours}', infoBody02: '{hours.closed}' },
      area: { infoBody01: general.place, infoBody02: 'and the towns around it' },
    },
  },
  ready: { heading: 'Have this ready', items: trade.ready },
  next: [
    { label: 'Within one business day', text: 'We get back to you and find a time that works for you.' },
    { label: 'On the visit', text: 'We look at the job with you and answer your questions.' },
    { label: 'After the visit', text: 'You’ll get a written quote.' },
  ],
  form: {
    heading: 'Request a quote',
    text: 'Tell us what you need and where. If you don’t have photos yet, you can send them later.',
    privacy:
      'We use what you send us to answer you, do the work you hire us for and learn how customers find us. See our [privacy page](/privacy/).',
    photos: trade.photos,
    sentHeading: 'Thanks, we got your request',
    sentText: 'We’ll reply within one business day. If it can’t wait, call {phoneNumber}.',
    sentSteps: [
      { when: 'Within one business day', text: 'We’ll get back to you and find a time that works for you.' },
      { when: 'On the visit', text: 'We look at the job with you and give you a written quote.' },
    ],
  },
  map: {
    heading: 'Where we work',
    text: 'Your first visit is free in {towns}. If you’re farther out, call and ask.',
    linkLabel: 'Open the map',
  },
  banner: { title: 'Prefer to talk? Call us.' },
}
