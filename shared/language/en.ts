import { numberText } from '../text/number-text.ts'

/** Messages for pages. The browser loads them before hydration. */
export const messages = {
  comparison: {
    heading: 'Before and after',
    before: 'Before',
    after: 'After',
    slider: 'Percent of the “before” picture showing',
    drawn: { before: 'Drawing', after: 'Picture', slider: 'Percent of the drawing showing' },
  },
  sent: {
    heading: 'What you sent',
    next: 'What happens next',
    partly: ({ count, each, together }: { count: number; each: number; together: number }) =>
      `We have your message, but some of the photos couldn’t be saved. We take up to ${count} photos, ${each} MB each and ${together} MB total, as JPEG, PNG, WebP, HEIC or AVIF. You don’t need to send the message again. Just show us the rest when we come out.`,
  },
  jobs: {
    total: (dollars: number) => `$${numberText(dollars)}`,
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    example: 'What a job like this costs',
  },
  terms: 'Before you hire us',
  service: {
    chapters: { label: 'Chapters', choose: 'Choose', build: 'Build', pay: 'Pay', trust: 'Trust' },
    moreTerms: 'Insurance, warranty and payment',
    others: 'Other services',
    articles: 'Related articles',
  },
  samples: { mark: 'Sample', unconfirmed: 'Sample, not yet confirmed' },
  privacy: { effective: 'Effective' },
  careers: {
    applyBy: 'Apply by',
    benefits: 'Benefits',
    pay: 'Pay',
    payRange: ({ from, to, per }: { from: number; to: number; per: 'HOUR' | 'YEAR' }) =>
      `$${numberText(from)} to $${numberText(to)} ${per === 'HOUR' ? 'an hour' : 'a year'}`,
  },
  nav: {
    skip: 'Skip to content',
    main: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    breadcrumb: 'Breadcrumb',
    services: 'Our Services',
    allServices: 'All services',
    showAll: (title: string) => `Show all ${title.toLowerCase()}`,
    links: 'Useful Links',
    hours: 'Hours of operation',
    notice: 'Notice',
    top: 'Back to top',
    contact: 'Call or write',
    aside: 'Services and phone',
    loading: 'Loading the page',
    newTab: ' (opens in a new tab)',
  },
  colors: {
    legend: 'Colors',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    useLight: 'Use light colors',
    useDark: 'Use dark colors',
  },
  call: (number: string) => `Call ${number}`,
  callShort: 'Call',
  /** `time` is like '5:30 PM'. `day` is like 'Monday' or 'January 4', and omitted if it is today. `name` is a holiday. */
  hours: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    /** A date within a year, in UTC. */
    date: (day: Date) => day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
    midnight: 'midnight',
    always: 'Open now, 24 hours a day',
    until: (time: string, day?: string) => `Open now until ${day ? `${day} ` : ''}${time}`,
    closed: 'Closed now',
    closedToday: (name?: string) => `Closed today${name ? ` for ${name}` : ''}`,
    opens: (time: string, day?: string) => `Opens ${day ? `${day} ` : ''}at ${time}`,
    all: '. See all hours',
  },
  about: { values: 'What you can count on', services: 'What we do' },
  blog: {
    feed: (name: string) => `${name} blog`,
    pages: 'Blog pages',
    page: 'Page ',
    newer: 'Newer articles',
    older: 'Older articles',
    all: 'All articles',
    recent: 'Recent Posts',
    contents: 'In this article',
    minutes: (count: number) => `${count} min read`,
    reviewed: (date: string) => `Reviewed ${date}`,
    missing: 'We can’t find that article. Back\u00a0to\u00a0the\u00a0blog',
  },
  share: {
    label: 'Share',
    facebook: 'Facebook',
    email: 'Email',
    copy: 'Copy link',
    copied: 'Copied',
    more: 'More',
    /** Text of the email that shares a page. */
    letter: (url: string) => `Hi, I wanted to share this link with you: ${url}`,
    didCopy: 'Link copied',
    didNotCopy: 'The link wasn’t copied',
    copyYourself: 'Copy it from the address bar.',
  },
  gallery: {
    title: 'Gallery',
    estimate: 'Estimate this style',
    styles: 'Styles we build',
    filters: 'Filter pictures by kind',
    viewer: 'Picture viewer',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    position: (number: number, count: number) => `${number} of ${count}`,
  },
  testimonials: {
    label: 'Testimonials',
    carousel: 'carousel',
    slide: 'slide',
    stars: (rating: number) => `${rating} out of 5 stars`,
    from: (city: string, source: string) => `${city}, on ${source}`,
    position: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    choose: 'Choose a testimonial',
    choice: (number: number, count: number, name: string) => `${number} of ${count}: ${name}`,
    shown: (number: number, count: number, name: string) => `Testimonial ${number} of ${count}: ${name}`,
  },
  area: { places: 'List of towns' },
  questions: {
    openAll: 'Open all answers',
    closeAll: 'Close all answers',
    count: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  },
  map: (place: string) => `Map of ${place}`,
  notices: { label: 'Notices', close: 'Close notice' },
  errors: {
    /** Title of a page that is shown again with errors. */
    title: (title: string) => `Error: ${title}`,
    application: 'Unexpected Application Error!',
    wrong: 'Something went wrong.',
    ours: 'The problem is on our end. Try again in a minute, or call us.',
    reference: (id: string) => `Reference: ${id}`,
    offline: 'You’re offline, so that didn’t load',
    /** Followed by the phone number. */
    backOnline: 'Try again when you’re back online, or call',
  },
  photos: {
    label: 'Photos',
    add: 'Add photos',
    upTo: (max: number) => `(optional, up to ${max})`,
    take: 'Take a photo',
    list: 'Your photos',
    one: (number: number) => `Photo ${number}`,
    remove: (number: number) => `Remove photo ${number}`,
    count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    preparing: 'Getting your photos ready',
    sending: 'Sending your photos',
    tooMany: (max: number) => `We can take ${max} photos, so we left out the rest.`,
    tooMuch: (name: string) => `Together that’s too much to send, so we left out ${name}.`,
    tooLarge: (name: string) => `${name} is over 10 MB, so we left it out.`,
    notAPhoto: (name: string) => `${name} isn’t a photo we can open, so we left it out.`,
    /** Shown when the form is redisplayed, because browsers don't restore file fields. */
    again: 'Please add your photos again.',
  },
  form: {
    attachEstimate: 'Send my last estimate along',
    fields: {
      name: {
        label: 'Your name',
        shortLabel: 'Name',
        placeholder: 'Your Name*',
        errors: {
          missing: 'Enter your name',
          tooLong: (maxLength: number) => `Your name must be ${maxLength} characters or fewer`,
          malformed: 'Enter your name on one line, without tabs',
        },
      },
      email: {
        label: 'Email address',
        shortLabel: 'Email',
        placeholder: 'Email Address*',
        errors: {
          missing: 'Enter an email address, like name@example.com',
          tooLong: (maxLength: number) => `Your email address must be ${maxLength} characters or fewer`,
          malformed: 'Enter an email address, like name@example.com',
        },
      },
      phone: {
        label: 'Phone number',
        shortLabel: 'Phone',
        placeholder: 'Phone Number',
        errors: {
          tooLong: (maxLength: number) => `Your phone number must be ${maxLength} characters or fewer`,
        },
      },
      'reply-by': {
        label: 'How should we reply?',
        shortLabel: 'How to reply',
        choices: { '': 'No preference', call: 'Call me', text: 'Text me', email: 'Email me' },
      },
      'call-time': {
        label: 'When should we call?',
        shortLabel: 'When to call',
        choices: { '': 'Anytime', morning: 'Morning', afternoon: 'Afternoon', evening: 'Late afternoon' },
      },
      comment: {
        label: 'What would you like done?',
        shortLabel: 'Message',
        placeholder: 'Message Here*',
        errors: {
          missing: 'Tell us what you’d like done',
          tooLong: (maxLength: number) => `Your message must be ${numberText(maxLength)} characters or fewer`,
        },
      },
    },
    /** For errors without a message for that field. */
    wrong: 'Check this answer',
    optional: '(optional)',
    error: 'Error:',
    leaveEmpty: 'Leave this field empty',
    send: 'Get my free quote',
    sending: 'Sending…',
    sendingStatus: 'Sending your message',
    problem: 'There’s a problem',
    refusal: {
      heading: 'Your message didn’t go through',
      reasons: {
        'rate-limited': 'Several messages have come from your connection in a short time.',
        unavailable: 'The form can’t take messages right now.',
        'cross-site': 'For your security, please send it from this page.',
        connection: 'The connection was lost.',
      },
      fromHere: 'Everything you typed is in the form below.',
      backOnline: 'Your text is still here. Send it again when you’re back online.',
      later: (minutes: number | undefined) => `Your text is still here. Send it again ${waitIn(minutes)}.`,
      /** Followed by the phone number. */
      orCall: 'Or call',
    },
    notices: {
      sent: { title: 'Thanks, we got your message' },
      refused: { title: 'Your message didn’t go through', text: 'Your text is still here. Try again, or call us.' },
    },
  },
}

function waitIn(minutes: number | undefined): string {
  if (minutes === undefined) return 'in a few minutes'
  return `in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
}
