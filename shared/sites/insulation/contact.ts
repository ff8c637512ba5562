import type { Site } from '../../site-types.ts'
import { settings } from './settings.ts'

export const contact: Site['contact'] = {
  info: {
    heading: 'Call, or let us call you',
    cta: 'Call Us Anytime, 24/7',
    items: [
      {
        id: 'phone',
        iconClass: 'phone',
        infoBody01: settings.phoneNumber,
        infoBody02: 'If nobody is free, leave a number.',
        link: settings.telLink,
      },
      { id: 'hours', iconClass: 'clock', infoBody01: 'Monday to Saturday', infoBody02: '7:00 AM to 6:00 PM' },
      { id: 'area', iconClass: 'pin', infoBody01: 'Westminster, Colorado', infoBody02: 'and the Denver metro area' },
    ],
  },
  form: {
    heading: 'Request Free Quote',
    text: 'Fill out the form: which room, how old the house is, and what is in the walls or the attic now, if you know.',
    privacy: 'We use what you write to answer you, and for nothing else.',
    sentHeading: 'Your request is with us',
    sentText: 'We will answer on the next working day. If it cannot wait, call, day or night.',
  },
  map: {
    heading: 'Where we work',
    text: 'Just outside the line? Call and ask.',
    drawing: 'map',
    linkLabel: 'Open the map',
  },
  banner: { title: 'Cold right now?\nCall us.' },
}
