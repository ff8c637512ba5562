import type { Site } from '../../site-types.ts'
import { settings } from './settings.ts'

export const contact: Site['contact'] = {
  info: {
    heading: 'Reach the office',
    cta: settings.callToAction,
    items: [
      {
        id: 'phone',
        iconClass: 'phone',
        infoBody01: 'Call us',
        infoBody02: 'For fences that are down and gates that will not open, please call.',
        link: settings.telLink,
      },
      {
        id: 'hours',
        iconClass: 'clock',
        infoBody01: 'Monday to Friday, 8 AM to 5 PM',
        infoBody02: 'Closed on weekends.',
      },
      {
        id: 'place',
        iconClass: 'pin',
        infoBody01: settings.place,
        infoBody02: 'We come to you. There is no showroom to visit.',
      },
    ],
  },
  form: {
    heading: 'Write to us',
    text: 'We will answer on the next working day. If it is urgent, call.',
    privacy: 'We use your details to answer you and for nothing else.',
    sentHeading: 'We have your message',
    sentText:
      'We will read it during office hours and answer on the next working day. If a fence is down or a gate will not open, call. The office opens at 8 AM on weekdays.',
  },
  map: {
    heading: 'Simi Valley and around',
    text: 'We measure for free throughout the Simi Valley area.',
    drawing: 'map',
    linkLabel: 'Open the map',
  },
  banner: { title: 'Rather talk it through?' },
}
