import type { OriginFieldName } from '../contact/contact-fields.ts'
import { counted } from '../text/number-text.ts'

/** Messages that only the server uses: errors, mails, the feed. Browsers never load them. */
export const serverMessages = {
  byline: (name: string, role: string, reviewed?: string) => `By ${name}, ${role}.${reviewed ? ` Reviewed ${reviewed}.` : ''}`,
  reviewed: (date: string) => `Reviewed ${date}`,
  /** `place` is a review site, like 'Google'. */
  reviews: { label: 'Reviews', read: (place: string) => `Read our reviews on ${place}` },
  zip: (codes: string) => `ZIP ${codes}`,
  /** What the form keeps besides the fields it asks, as the privacy page lists it. */
  keptOrigin: {
    page: 'the page you sent it from',
    'first-page': 'the first page you opened',
    referrer: 'the name of the site you came from',
    utm_source: 'the app, newsletter or page that had the link, if the link says so',
    utm_medium: 'the kind of link, such as an ad, a post or an email',
    utm_campaign: 'the ad campaign it was part of, if any',
    ad: 'which company’s ad or post you tapped, if any',
  } satisfies Record<OriginFieldName, string>,
  /** Where a request came from, for the owner. */
  origin: {
    heading: 'Where they came from',
    labels: {
      page: 'Sent from',
      'first-page': 'First page',
      referrer: 'Came from',
      utm_source: 'Link source',
      utm_medium: 'Link type',
      utm_campaign: 'Campaign',
      ad: 'Clicked on',
    } satisfies Record<OriginFieldName, string>,
    ads: { google: 'an ad on Google', facebook: 'an ad or post on Facebook', bing: 'an ad on Bing' },
  },
  /** For counts in a text; larger ones are digits. */
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  /** In the labels of drawings. A count is like '6', '7 1/2' or '3/4'. */
  lengths: {
    feet: (count: string) => (count === '1' ? '1 foot' : `${count} feet`),
    inches: (count: string) => `${count} ${/^(1|\d+\/\d+)$/.test(count) ? 'inch' : 'inches'}`,
  },
  /** The parts are amounts like '$1,500'. */
  prices: {
    range: (from: string, to: string) => `${from} to ${to}`,
    over: (from: string, to: string) => `${from} to over ${to}`,
    million: (count: number) => `${count} million`,
  },
  /** Asks whether tags may be loaded. */
  consent: {
    label: 'Privacy choices',
    signal: 'Your browser asks us not to track you, so we don’t.',
    privacy: 'Privacy',
    allow: 'Allow',
    refuse: 'No thanks',
    close: 'OK',
    questions: {
      plain: 'May we count how you use this site, with Google Analytics? Nothing loads until you say yes.',
      withAds:
        'May we count how you use this site, and use that to measure and show our ads, with Google? Nothing loads until you say yes.',
    },
  },
  /** For the week's hours in a text. `days` and `times` join the first and the last one, in a row of a table and within a sentence. */
  hoursInWords: {
    shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    row: { days: (from: string, to: string) => `${from} to ${to}`, times: (from: string, to: string) => `${from} to ${to}` },
    sentence: { days: (from: string, to: string) => `${from} to ${to}`, times: (from: string, to: string) => `${from} to ${to}` },
    and: 'and',
    allDay: '24 hours',
    closed: 'Closed',
    closedOn: (days: string) => `Closed ${days}`,
    everyWeek: (day: string) => `${day}s`,
    everyDay: 'Open every day',
    /** Instead of the hours of a business that has none, within a sentence too; and instead of its closed days. */
    withoutHours: 'by appointment',
    noHours: 'No fixed hours',
  },
  /** Sent with the content of the estimate page, which fills in the placeholders in braces. */
  estimate: {
    range: '{low} to {high}',
    yes: 'Yes',
    send: 'Send this estimate',
    print: 'Print',
    less: 'Less',
    more: 'More',
    tooWrong: 'Fix the marked answers to see your estimate.',
    errors: {
      repeated: 'Give one answer for “{label}”',
      empty: 'Fill in “{label}”',
      unknown: 'Choose one of the answers to “{label}”',
      'not-allowed': 'To go with your other answers, choose {allowed} for “{label}”',
      'not-whole': 'Enter “{label}” as a whole number, like {standard}',
      'too-small': '“{label}” has to be at least {from}',
      'too-large': '“{label}” can’t be more than {to}',
    },
    /** Joins the last two of several options. */
    or: ' or ',
  },
  /** Sent with the content of the pages that show jobs. */
  work: {
    recent: 'Recent jobs',
    recentSamples: 'Sample jobs',
    all: 'All jobs',
    filters: 'Filter jobs by service',
    everything: 'All',
    found: 'About this job',
    said: 'What the customer said',
    pictures: 'More pictures',
    onSite: 'On site',
    total: 'Total price',
    samples: 'These are sample jobs. The pictures are renderings, not photos.',
    sample: 'This is a sample job. The pictures are renderings, not photos.',
    drawing: (title: string) => `${title}, drawn to scale`,
    pages: 'Pages of jobs',
    page: 'Page ',
    newer: 'Newer jobs',
    older: 'Older jobs',
  },
  /** Titles and descriptions of a list from page 2. */
  blogList: {
    name: (number: number) => `Page ${number}`,
    title: (title: string, number: number) => `${title}, page ${number}`,
    description: (description: string, number: number, count: number) => `Page ${number} of ${count}. ${description}`,
  },
  refusals: {
    call: (number: string) => `You can also call us at ${number}.`,
    unclear: { heading: 'We couldn’t read that', text: 'Your browser sent something we don’t understand.' },
    tooLarge: { heading: 'That was too much to send', text: 'Please shorten your message, or send fewer or smaller photos.' },
    tooMany: { heading: 'That was a lot of estimates in one minute', text: 'Wait a minute, then try again.' },
    otherForm: { heading: 'We couldn’t read that form', text: 'It came in a format we can’t read.' },
    fault: '500 Internal Server Error',
  },
  /** The owner's weekly letter and `npm run report`. Counts are already formatted for the language. */
  letter: {
    subject: ({
      visits,
      taps,
      inquiries,
      business,
      period,
    }: {
      visits: number
      taps: number
      inquiries: number
      business: string
      period: string
    }) => `${counted(visits, 'visit')}, ${counted(taps, 'tap')} to call, ${counted(inquiries, 'quote request')} – ${business}, ${period}`,
    heading: (business: string) => `Your website – ${business}`,
    comparedWith: (before: string) => `(week before: ${before})`,
    figures: {
      visits: 'Visits',
      views: 'Pages viewed',
      taps: 'Taps on your phone number',
      estimates: 'Estimates shown',
      inquiries: 'Quote requests',
    },
    became: 'What happened to the requests',
    mailed: (count: string) => `${count} emailed to you`,
    waiting: (count: string) => `${count} waiting to be emailed`,
    failed: (count: string) => `${count} couldn’t be emailed`,
    photosLeft: (count: string) => `Photos that couldn’t be saved: ${count}. The email for each request says how many to ask for.`,
    won: (count: string, dollars: string) => `${count} won, for ${dollars}`,
    spam: (count: string) => `${count} more looked like spam and didn’t go out`,
    days: 'Visits by day',
    pages: 'Most viewed pages',
    homePage: 'Home page',
    sources: 'Where visitors came from',
    unknown: 'Typed in, bookmarked, or not known',
    others: 'Other sites',
    attention: 'Anything to fix?',
    well: 'Everything is working, and nothing is waiting for you.',
    openRequests: 'Open your requests',
    /** Includes the command that lists them. */
    waits: {
      unanswered: (count: string) => `Requests that nobody has answered: ${count}`,
      failed: (count: string) => `Requests that couldn’t be emailed: ${count}`,
      late: (count: string) => `Requests waiting for over 15 minutes to be emailed: ${count}`,
      unreadable: (count: string) => `Files in the requests folder that can’t be read: ${count}`,
      spam: (count: string) => `Messages that look like spam, worth a quick check: ${count}`,
    },
    onServer: (states: string) => `. On the server: node dist/leads.js list ${states}`,
    problems: {
      store: 'New requests can’t be saved right now. Is the disk full?',
      blog: 'New blog posts can’t be fetched right now. The earlier ones are still shown.',
      pages: 'A page couldn’t be updated. The earlier version is still shown.',
      limits: 'Visitors can’t be told apart, so they share one limit for form posts. Ask your developer to check TRUST_PROXY.',
      photos: 'There’s little room left for customers’ photos. Ask your developer to raise PHOTOS_MAX_MB.',
    },
    notes: {
      privacy:
        'Visits are counted without cookies, and nothing about a person is kept. Search engines and other programs that identify themselves aren’t counted.',
      alarm: 'You get this letter every week. If it stops coming, check the website and its mail settings.',
    },
  },
  maintenance: {
    title: (name: string) => `Not available right now | ${name}`,
    heading: 'This page isn’t available right now',
    call: 'We’ll be back shortly. Until then, please call:',
    message:
      'Were you sending us a message? It may not have reached us. Go back, and your text should still be there. Send it again in a few minutes. If we get it twice, that’s fine.',
  },
  acknowledgement: {
    subject: (business: string) => `We got your request – ${business}`,
    call: 'Questions? Call',
    automatic: 'This email was sent automatically because this address was entered in the form on our website. You can reply to it.',
  },
  mail: {
    heading: (business: string) => `New quote request – ${business}`,
    subject: (name: string, business: string) => `New quote request from ${name} – ${business}`,
    openRequest: 'Open this request',
    notGiven: '(not given)',
    estimate: 'Estimate on the website',
    range: (low: string, high: string) => `${low} to ${high}`,
    seeDrawing: 'See the drawing',
    writeBack: 'Reply by email',
    call: (phoneNumber: string) => `Call ${phoneNumber}`,
    sentOn: (time: string) => `Sent on ${time}.`,
    reference: (id: string) => `Reference: ${id}`,
    writtenIn: (language: string) => `Written in: ${language}`,
    photos: 'Photos',
    photosElsewhere: (names: string, id: string) =>
      `Not attached: ${names}. To copy them to a folder, run on the server: node dist/leads.js photos ${id} FOLDER`,
    photosLeft: (count: number) =>
      `${count === 1 ? '1 photo' : `${count} photos`} couldn’t be saved (too large, too many, not a photo, or no room). Ask the customer for them.`,
    photosAddedHeading: (business: string) => `Photos for a quote request – ${business}`,
    photosAddedSubject: (name: string, business: string) => `Photos for the quote request from ${name} – ${business}`,
    photosAdded: 'These photos were added to a request that you already have. Nothing else changed.',
    noReply: 'Replying won’t reach the customer. Copy the address above into a new email.',
    spam: (address: string | undefined) =>
      `Messages that look like spam are kept, but not emailed. ${address === undefined ? 'To see them, run on the server: node dist/leads.js list spam' : `See them at ${address}`}`,
  },
}
