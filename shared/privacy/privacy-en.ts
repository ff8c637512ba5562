import type { Block } from '../content/site-types.ts'
import { backupDays, type KeptFields, type PrivacyBusiness, type PrivacyFacts } from './privacy-facts.ts'
import { spamDays } from './spam-days.ts'

export function privacyBlocks(business: PrivacyBusiness, facts: PrivacyFacts, kept: KeptFields): Block[] {
  const call = `[${business.phoneNumber}](${business.telLink})`
  return [
    paragraph(
      `We use what you send us only to answer your request, do the work you hire us for and learn how customers find us. If you ask to join our crew, we use it to consider you. We don’t sell it, rent it or trade it.`,
      {
        lead: true,
      },
    ),
    heading('What you send us'),
    paragraph(
      `Our form asks for ${kept.required}. You can add ${kept.optional}. We also keep the time${business.languages.length > 1 ? ', the language of the page' : ''} and, if you came from an estimate, that estimate.`,
    ),
    paragraph('Your browser adds how you found us:'),
    { kind: 'list', items: kept.origin },
    paragraph('It leaves out an ad’s click ID. With a “do not track” or Global Privacy Control signal, it sends none of this.'),
    paragraph(
      'You can add photos. Your browser makes them smaller first, which removes the location and the camera details. If your browser can’t do that, we get the photo as you took it.',
    ),
    ...when(facts.acknowledges, 'We’ll send you one email that says your message arrived. It doesn’t repeat what you wrote.'),
    keptTable(facts),
    paragraph(
      `To stop floods of junk messages, the server remembers for ${minutes(facts.rateLimitMinutes)} which IP addresses sent the form. Yours isn’t stored with your message.`,
    ),
    heading('Who sees it'),
    paragraph(
      `The people at ${business.name} who answer your request see it. So ${facts.mailsInquiries ? 'do the companies that run our server and our email' : 'does the company that runs our server'}.`,
    ),
    ...when(facts.forwardsInquiries, 'We also pass it to the service we use to keep track of jobs and customers.'),
    paragraph('If a subcontractor does part of your job, we’ll tell you first and share only what that part needs.'),
    heading('Cookies and tracking'),
    ...trackingBlocks(facts),
    ...countBlocks,
    paragraph(
      'Your browser remembers a few things for you. A message you haven’t sent stays in its tab until you send it or close the tab. Your last estimate, the web address where your visit began and how far you scrolled stay there until you close the tab. Your choice of light or dark colors stays until you clear it. The estimate and that web address reach us only with a message that you send us. How far you scrolled and your colors never do.',
    ),
    paragraph(
      'If something on a page breaks, your browser tells our server which page it was and which line of our code failed. The report has nothing about you or what you typed.',
    ),
    paragraph(
      'Our server’s log has the page, the time and whether it worked. It doesn’t have your IP address. The company that runs the server may keep a connection log of its own for a short time.',
    ),
    heading('Links to other sites'),
    paragraph('Links to maps, directories and social networks lead to other companies’ sites. Their own policies apply once you’re there.'),
    heading('How to see, correct or delete what we have'),
    paragraph(
      `Call us at ${call}, or [send us a message](${business.contactPath}) with the email address you used. We’ll tell you what we have, correct it or delete it from ${deletedFrom(facts)}. We may need to keep records of work you hired us for.`,
    ),
    heading('Changes to this page'),
    paragraph('If we change what we keep or who sees it, we’ll change this page first, with a new date at the top.'),
  ]
}

const paragraph = (text: string, more: { lead?: boolean } = {}): Block => ({ kind: 'paragraph', text, ...more })
const heading = (text: string): Block => ({ kind: 'heading', level: 2, text })
const when = (isSo: boolean | undefined, text: string): Block[] => (isSo ? [paragraph(text)] : [])

function deletedFrom({ mailsInquiries, forwardsInquiries }: PrivacyFacts): string {
  if (mailsInquiries && forwardsInquiries) return 'the server, our mailbox and the service that tracks our jobs'
  return `the server${mailsInquiries ? ' and our mailbox' : ''}${forwardsInquiries ? ' and the service that tracks our jobs' : ''}`
}

function keptTable({ retentionDays, keepsNotes, mailsInquiries, forwardsInquiries }: PrivacyFacts): Block {
  const untilNotes = keepsNotes ? ' or last changed our notes. While the job is open, we keep it.' : ''
  const sent = retentionDays === 0 ? 'Until you ask us to delete it' : `${days(retentionDays)} after we got it${untilNotes}`
  return {
    kind: 'table',
    head: ['What we keep', 'Where', 'How long'],
    rows: [
      [keepsNotes ? 'Your message, its photos and our notes on it' : 'Your message and its photos', 'Our web server', sent],
      ['A message our server couldn’t deliver to us yet', 'Our web server', 'Until it reaches us, or until we delete it by hand'],
      ...(mailsInquiries
        ? [
            [
              'The email that your message arrives in',
              'Our mailbox',
              'As long as we need it to answer you, do the work or consider your application',
            ],
          ]
        : []),
      ...(forwardsInquiries
        ? [
            [
              'Its copy in the service that tracks our jobs',
              'That service',
              'As long as we need it to answer you, do the work or consider your application',
            ],
          ]
        : []),
      ['A message that looks like junk', 'Our web server', days(spamDays(retentionDays))],
      ['Backup copies of these messages', 'Our backups', `At most ${backupDays} days longer`],
    ],
  }
}

function trackingBlocks({ showsMap, hasTagManager, tagsAds, tagHosts = [], loadsPictures }: PrivacyFacts): Block[] {
  const loads = [
    ...when(
      hasTagManager,
      `We ask whether we may count how you use this site with Google Tag Manager and Google Analytics. Neither loads until you choose “Allow”. Then both load on every page and may set cookies. Google gets your IP address, what device and browser you use, the pages you open, your answers on the estimate page, and whether you pressed our number or sent a message, but not what you wrote.${tagsAds ? ' Google Ads may also recognize your browser, to count which of our ads brought you here and to show you our ads elsewhere.' : ''}`,
    ),
    ...when(
      tagHosts.length > 0,
      `After “Allow”, these may load too: ${tagHosts.join(', ')}. They get your IP address and the pages you open, and may set cookies.`,
    ),
    ...when(
      hasTagManager,
      'Your answer stays in your browser for 12 months. You can change it any time under “Privacy choices” at the bottom of every page.',
    ),
    ...when(
      showsMap,
      'The map on the contact page comes from Google. It loads when you scroll near it. Google then gets your IP address and may set its own cookies.',
    ),
    ...when(loadsPictures, 'Some pictures load from the service we write our articles in. That service gets your IP address.'),
  ]
  const signal = hasTagManager
    ? 'If your browser sends a “do not track” or Global Privacy Control signal, that counts as a no, and we don’t ask. The site works the same without these tools.'
    : 'We don’t follow you to other sites, and we don’t let anyone else follow you, with or without a “do not track” signal.'
  if (loads.length === 0) {
    return [paragraph('This site sets no cookies and has no trackers. Nothing on it loads from another company.'), paragraph(signal)]
  }
  return [
    paragraph(hasTagManager ? 'We set no cookies ourselves.' : 'This site sets no cookies and has no trackers.'),
    ...loads,
    paragraph(signal),
  ]
}

const countBlocks: Block[] = [
  paragraph(
    'We count how often each page is opened, which sites visitors come from, and how often somebody taps our phone number, uses the estimate or sends us a message. They’re daily totals, kept on our web server for 400 days. They hold no IP address and nothing about your browser or you.',
  ),
  paragraph(
    'So that one person isn’t counted again and again, the server remembers a scrambled form of the IP address. It keeps that for two hours at most, and never on disk.',
  ),
  paragraph('If your browser sends a “do not track” or Global Privacy Control signal, it doesn’t report taps on the number.'),
]

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
