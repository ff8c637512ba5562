import type { GeneralWords } from 'contractor-website/content'

export const general: GeneralWords = {
  place: 'Westminster and the Denver metro area, Colorado',
  openingHours: {
    afterHours: 'Leave a message 24/7',
    ownSummary: '{hours.full}',
    moreRows: [{ days: 'Voicemail', hours: '24/7' }],
  },
  callToAction: 'Call Us Anytime, 24/7',
  scheduleCall: 'Call to schedule a FREE consultation',
  keywords: [
    'spray foam insulation Denver',
    'insulation contractor Westminster CO',
    'attic insulation Denver',
    'crawl space insulation Westminster CO',
    'commercial spray foam Denver',
    'spray foam roofing Denver',
  ],
  header: {
    phoneLabel: 'Call Us Anytime · 24/7',
    quoteLabel: 'Request Free Quote',
    quoteLabelShort: 'Free quote',
  },
  shareEmailFooter: 'Front Range Foam Insulation, Westminster and the Denver metro area, {phoneNumber}',
  phoneBlock: { heading: 'Need insulation services?\nCall Us Today' },
  servicesPage: { close: { heading: 'Not sure what you need?\nWe’ll look and quote for free.' } },
  footer: {
    heading: 'Spray foam for metro Denver',
    paragraphs: [
      'We insulate attics, walls, crawl spaces, metal buildings and flat roofs in Westminster and the Denver metro area.',
      'Call anytime. After hours, leave a message and we’ll call back the next business morning.',
    ],
    text: 'Spray foam insulation in the Denver metro area.',
  },
}
