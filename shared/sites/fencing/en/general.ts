import type { GeneralWords } from 'contractor-website/content'

export const general: GeneralWords = {
  place: 'Simi Valley, California',
  callToAction: 'Call Now for Expert Fencing Solutions!',
  scheduleCall: 'Call to schedule a FREE consultation',
  keywords: [
    'fence company Simi Valley',
    'fence installation',
    'gate installation',
    'fence repair',
    'automated driveway gates',
    'pool fence',
  ],
  header: {
    quoteLabel: 'Get a free quote',
    quoteLabelShort: 'Get a free quote',
  },
  shareEmailFooter: 'Simi Valley Fence & Gate, Simi Valley, California. Questions about your own fence? Call {phoneNumber}.',
  phoneBlock: { heading: 'Need a fence or a gate?\nCall Us Today' },
  servicesPage: { close: { heading: 'Not sure which one?\nGet advice and a free quote.' } },
  footer: {
    heading: 'Fences and gates in Simi Valley',
    paragraphs: [
      'We build fences and gates for homes and businesses in the Simi Valley area. Licensed subcontractors do our masonry, gate openers and wiring.',
      'Fence down or gate stuck? Call anytime. After hours, leave a message and we’ll call back the next business morning.',
    ],
    text: 'Fencing, gates and repair in the Simi Valley area.',
  },
}
