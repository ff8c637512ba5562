import { photoMessages } from './owner-photos-en.ts'
import { requestMessages } from './owner-requests-en.ts'
import { siteMessages } from './owner-site-en.ts'
import { weekMessages } from './owner-week-en.ts'
import { workMessages } from './owner-work-en.ts'

/** Messages of the owner's pages and the mail with a sign-in link. Only the server uses them. */
export const ownerMessages = {
  frame: {
    seeSite: 'See the site',
    tabs: { requests: 'Requests', week: 'The week', work: 'Work', site: 'Site' },
    /** After their number, for screen readers. */
    waiting: 'waiting for you',
    sections: 'Your pages',
    signedInAs: (email: string) => `Signed in as ${email}`,
    signOut: 'Sign out',
    signOutEverywhere: 'Sign out everywhere',
    appearance: { label: 'Colors', light: 'Light', dark: 'Dark', system: 'Same as my phone' },
    offline: {
      heading: 'No connection',
      text: 'Nothing was sent, and what you typed and chose is still here. Try again when you have a signal.',
    },
    title: (page: string, business: string) => `${page} | ${business}`,
  },
  week: weekMessages,
  requests: requestMessages,
  /** Why something was not done. */
  refusals: {
    back: 'Back to your requests',
    crossSite: {
      heading: 'Nothing was changed',
      text: 'For your security, please do it from this site’s own page.',
    },
    invalid: {
      heading: 'Nothing was changed',
      text: 'What your browser sent couldn’t be read. Go back and try again.',
    },
    tooLarge: {
      heading: 'Nothing was changed',
      text: 'That was too much to send at once. Go back and send fewer or smaller photos.',
    },
    missing: {
      heading: 'There’s nothing here',
      text: 'It may have been erased, or the address is wrong.',
    },
    unavailable: {
      heading: 'Nothing was changed',
      text: 'Your data can’t be reached right now. Go back and try again in a minute.',
    },
    failed: {
      heading: 'Something went wrong on our end',
      text: 'Nothing may have been saved. Go back and try again.',
    },
  },
  photos: photoMessages,
  work: workMessages,
  signIn: {
    email: 'Your email',
    send: 'Email me a link',
    sendNew: 'Email me a new link',
    /** Where the script keeps it. */
    kept: 'What you typed comes back after that. Choose photos again.',
    only: 'Only the people this business has named can sign in. Visitors don’t need to.',
    errors: { email: 'Enter an email address, like name@example.com' },
    /** Headings and texts of the page with the field for the address. */
    reasons: {
      start: { heading: 'Sign in', text: 'We’ll email you a link. No password needed.' },
      used: { heading: 'That link no longer works', text: 'A link works once, within 15 minutes. We’ll email you a new one.' },
      over: {
        heading: 'That code no longer works',
        text: 'A code works once, within 15 minutes and five tries. We’ll email you a new one.',
      },
      tooMany: { heading: 'That was a lot of tries', text: 'Wait a minute, then try again.' },
      signedOut: { heading: 'You’re signed out', text: 'Nothing was changed. Sign in, then try again.' },
    },
    sent: {
      heading: 'Check your email',
      /** Around the address, which is bold. */
      text: { before: 'If ', after: ' can sign in here, a link and a code are on their way. They work once, within 15 minutes.' },
      late: 'Nothing after a minute? Check your spam folder.',
      code: 'Code from the email',
      enter: 'Sign in',
      again: 'Send it again',
      other: 'Use another address',
      wrong: (triesLeft: number) => `That code isn’t right. ${triesLeft === 1 ? 'One try' : `${triesLeft} tries`} left.`,
      lastWrong: 'That code isn’t right, and that was the last try. Send it again to get a new one.',
    },
    enter: {
      heading: 'You’re one tap away',
      text: (email: string) => `This signs in ${email} on this device for 30 days.`,
      button: 'Open my requests',
    },
    mail: {
      subject: (business: string) => `Sign in to ${business}`,
      heading: 'Your sign-in link',
      button: 'Sign in',
      code: 'Or type this code on the page where you asked for it:',
      works: 'The link and the code work once, within 15 minutes.',
      ignore: 'Didn’t ask for this? You don’t have to do anything. Nobody can get in without this email.',
    },
  },
  site: siteMessages,
}
