import type { Site } from '../../../shared/site-types.ts'
import { settings } from './settings.ts'

export const contact: Site['contact'] = {
  info: {
    heading: 'Two ways to reach us',
    cta: 'Call us for a free visit',
    items: [
      { id: 'phone', iconClass: 'phone', infoBody01: settings.phoneNumber, infoBody02: 'A person answers', link: settings.telLink },
      { id: 'hours', iconClass: 'clock', infoBody01: 'Monday to Friday', infoBody02: '8 AM to 5 PM' },
      { id: 'area', iconClass: 'pin', infoBody01: settings.place, infoBody02: 'and the towns around it' },
    ],
  },
  form: {
    heading: 'Request a quote',
    text: 'Say what needs doing and where. A picture can follow later.',
    privacy: 'Your words and your number are for our answer alone; nobody else gets them.',
    sentHeading: 'Thank you, it arrived',
    sentText: 'We answer on the next working day. If it cannot wait, call us.',
  },
  map: {
    heading: 'How far we drive',
    text: 'Inside the dashed line the first visit is free. If you live just outside it, call and ask.',
    drawing: 'map',
    linkLabel: 'Open it in a maps service',
  },
  banner: { title: 'In a hurry? Call us.' },
}
