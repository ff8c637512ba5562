import type { GeneralWords } from 'contractor-website/content'
import { trade } from './trade.ts'

export const general: GeneralWords = {
  place: '{city}, {region}',
  callToAction: 'Call for a free visit',
  scheduleCall: 'Call for a free visit',
  keywords: [`${trade.work} {city}`, 'contractor {city}'],
  header: { quoteLabel: 'Request a quote', quoteLabelShort: 'Free quote' },
  shareEmailFooter: '{name}, {city}, {phoneNumber}',
  phoneBlock: { heading: 'Have a question?\nCall us' },
  servicesPage: { close: { heading: 'Need help choosing?\nCall us.' } },
  footer: {
    heading: trade.title,
    // What you do and where; then what happens when somebody calls.
    paragraphs: [
      `{name} does ${trade.work} for homes and businesses in {towns}.`,
      'Call {hours} and you’ll talk to a person. After hours, leave a message and we’ll call back the next business morning.',
    ],
    text: `${trade.title} in {city}.`,
  },
}
