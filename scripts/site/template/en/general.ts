import type { GeneralWords } from 'contractor-website/content'
import { settings } from '../settings.ts'

const { city, region } = settings

export const general: GeneralWords = {
  place: `${city}, ${region}`,
  callToAction: 'Call us for a free visit',
  scheduleCall: 'Call to schedule a free visit',
  keywords: [`repairs ${city}`, `contractor ${city}`],
  header: { quoteLabel: 'Request a quote', quoteLabelShort: 'Free quote' },
  shareEmailFooter: '{name}, {city}, {phoneNumber}',
  phoneBlock: { heading: 'Have a question?\nCall us' },
  servicesPage: { close: { heading: 'Not sure which service?\nCall and ask us.' } },
  footer: {
    heading: 'Repairs and new work',
    // What you do and where; then what happens when somebody calls.
    paragraphs: [
      'We repair and build for homes and businesses in and around Sample City.',
      'Call during business hours and you’ll talk to a person. After hours, leave a message and we’ll call back the next business morning.',
    ],
    text: 'Repairs and new work in Sample City.',
  },
}
