import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, test } from 'vitest'
import { type ContactFields, mapFields } from '../../../shared/contact/contact-fields.ts'
import { isPlainMailbox } from '../../mail/plain-mailbox.ts'
import type { RenderOptions } from '../delivery/lead-mailer.ts'
import type { Lead } from '../lead.ts'
import { type LeadMailOptions, leadMail } from './lead-mail.ts'

const settings = {
  language: 'en' as const,
  business: { name: 'Oak & Iron', timeZone: 'America/Los_Angeles' },
  from: 'site@example.com',
  to: ['owner@example.com'],
  openPhoto: async function* () {
    yield Buffer.from('photo')
  },
}

function mailOf(fields: Partial<ContactFields> = {}, change: Partial<Lead> = {}, options: Partial<LeadMailOptions & RenderOptions> = {}) {
  const lead = {
    id: 'ab'.repeat(16),
    receivedAt: '2024-05-01T02:30:00.000Z',
    site: 'any',
    fields: {
      ...mapFields(() => ''),
      name: 'Ana Ruiz',
      email: 'ana@example.org',
      phone: '(805) 555-0142',
      'call-time': 'evening',
      comment: 'A gate.\nSoon.',
      ...fields,
    },
    photos: [],
    ...change,
  }
  const { attachesPhotos = true, mailedPhotos, ...more } = options
  return leadMail(lead, { ...settings, ...more }, { attachesPhotos, mailedPhotos })
}

test('the mail has every field, the time in the business’s time zone and links to reply', () => {
  const mail = mailOf()
  expect(mail).toMatchObject({
    from: 'site@example.com',
    to: ['owner@example.com'],
    replyTo: 'ana@example.org',
    subject: 'New quote request from Ana Ruiz – Oak & Iron',
    messageId: `<${'ab'.repeat(16)}@example.com>`,
    date: new Date('2024-05-01T02:30:00.000Z'),
  })
  for (const part of [
    `New quote request – Oak & Iron

Name
> Ana Ruiz

Email
> ana@example.org
Reply by email: mailto:ana@example.org

Phone
> (805) 555-0142
Call (805) 555-0142: tel:+18055550142

`,
    `
When to call
> Late afternoon

`,
    `
Message
> A gate.
> Soon.

--

Sent on Tuesday, April 30, 2024 at 7:30:00 PM PDT.
Reference: ${'ab'.repeat(16)}
Messages that look like spam are kept, but not emailed. To see them, run on the server: node dist/leads.js list spam
`,
  ]) {
    expect(mail.text).toContain(part)
  }
  expect(mail.html).toContain('Oak &#38; Iron')
  expect(mail.html).toContain('href="tel:+18055550142"')
  expect(mail.html).toContain('A gate.<br>\nSoon.')
})

const photo = (name: string, bytes = 1000) => ({ name, bytes })

test('photos are shown in the mail, and those that mail programs cannot show are listed by name', () => {
  const photos = [photo('1.jpg'), photo('2.heic'), photo('3.png'), photo('4.jpg', 20_000_000)]
  const { html, text, attachments = [] } = mailOf({}, { photos })
  const shown = [...html.matchAll(/<img src="cid:([^"]*)"/g)].map(([, cid]) => cid)
  expect(shown).toEqual(attachments.flatMap(({ cid }) => cid ?? []))
  expect(shown.map((cid) => cid?.split('.').slice(0, 2).join('.'))).toEqual(['photo-1.jpg', 'photo-3.png'])
  expect(attachments.map(({ filename }) => filename)).toEqual(['photo-1.jpg', 'photo-2.heic', 'photo-3.png'])
  for (const part of [html, text]) for (const { name } of photos) expect(part).toContain(`photo-${name}`)
})

test('the mail says how many photos were left out', () => {
  for (const part of [mailOf({}, { photosLeft: 2 }).text, mailOf({}, { photosLeft: 2 }).html]) {
    expect(part).toContain('2 photos couldn')
  }
  expect(mailOf().text).not.toContain('saved')
})

test('photos that were added later come in a mail that says so, with its own Message-ID', () => {
  const mail = mailOf({}, { photos: [photo('1.jpg'), photo('2.jpg')] }, { mailedPhotos: 1 })
  expect(mail.subject).toBe('Photos for the quote request from Ana Ruiz – Oak & Iron')
  expect(mail.messageId).toBe(`<${'ab'.repeat(16)}.photos-2@example.com>`)
  expect(mail.attachments?.map(({ filename }) => filename)).toEqual(['photo-2.jpg'])
  expect(mail.text).toContain('These photos were added to a request that you already have.')
})

test('without a chosen time the mail says any time', () => {
  expect(mailOf({ 'call-time': '' }).text).toContain('When to call\n> Anytime\n')
})

test('the mail says where the lead came from, quoted like everything a browser sends, and how to reply', () => {
  const mail = mailOf({ 'reply-by': 'text', page: '/contact/', referrer: 'a<b>\u202e', utm_campaign: 'spring', ad: 'google' })
  expect(mail.text).toContain('How to reply\n> Text me\n')
  expect(mail.text).toContain(
    'Where they came from\n> Sent from: /contact/\n> Came from: a<b>[U+202E]\n> Campaign: spring\n> Clicked on: an ad on Google\n',
  )
  expect(mail.html).toContain('Came from: a&#60;b&#62;[U+202E]')
  expect(mailOf().text).not.toContain('Where they came from')
})

test('the mail leads to the request’s page if the owner has pages', () => {
  const address = `https://fence.example/owner/requests/${'ab'.repeat(16)}/`
  const { text, html } = mailOf({}, {}, { ownerUrl: 'https://fence.example/owner/' })
  expect(text).toContain(`\n\nOpen this request: ${address}\n\nName\n`)
  expect(html).toContain(`<a href="${address}"`)
  expect(text).toContain('See them at https://fence.example/owner/?status=spam')
  expect(text).not.toContain('leads.js')
  expect(mailOf().text).not.toContain('Open this request')
})

test('the language of the visitor’s page is named in the owner’s language', () => {
  expect(mailOf({}, { language: 'es' }).text).toContain('\nWritten in: Spanish\n')
  for (const language of ['en', undefined]) expect(mailOf({}, { language }).text).not.toContain('Written in')
  expect(mailOf({}, { language: 'x\u202e\n' }).text).toContain('\nWritten in: x[U+202E]')
})

test('a retry is the identical mail', () => {
  expect(mailOf()).toEqual(mailOf())
})

test('markup in any field is shown as text, and every link is ours', () => {
  const attack = `"><script>alert(1)</script><a href="https://evil.example">x</a><img src="cid:a" onerror='y'>`
  const { html } = mailOf({ name: attack, email: attack, phone: attack, comment: attack })
  expect(html).not.toMatch(/<(script|a|img)\b/)
  expect(mailOf({ comment: attack }).html.match(/href="[^"]*"/g)).toEqual(['href="mailto:ana@example.org"', 'href="tel:+18055550142"'])
})

test('nothing typed can look like a line of the mail', () => {
  const { text } = mailOf({
    name: 'Ana\n--\nReference: forged',
    comment: 'x\n\nEmail\n> forged@example.com\r\u2028Reference: forged\u202e',
    phone: '1\nReference: forged',
  })
  const ours = text.split('\n').filter((line) => !line.startsWith('> '))
  expect(ours.join('\n')).not.toContain('forged')
  expect(text).toContain('> > forged@example.com[U+000D][U+2028]Reference: forged[U+202E]')
})

test('without a phone number there is no call link, and an odd address gets no Reply-To', () => {
  const mail = mailOf({ phone: '', email: 'call@3' })
  expect(mail.text).toContain('Phone\n> (not given)\n')
  expect(mail.html).not.toContain('href=')
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail.text).toContain('> call@3')
  expect(mail.text).toContain('Replying won’t reach the customer')
  expect(mailOf().text).not.toContain("Reply doesn't")
})

test.each([
  'a@b',
  'x.@y.z',
  'call@3',
  '.a@b.com',
  'a..b@c.com',
  'a@b.c\nBcc: x@y.com',
  'a,b@c.com',
  '=?utf-8?Q?a=40b.com=3E?=@example.com',
])('%j is not used as Reply-To', (address) => {
  expect(isPlainMailbox(address)).toBe(false)
})

async function compose(mail: ReturnType<typeof mailOf>): Promise<string> {
  const { from, to, replyTo, attachments: _, ...rest } = mail
  const mailbox = (address: string) => ({ name: '', address })
  const message = new MailComposer({ ...rest, from: mailbox(from), to: to.map(mailbox), ...(replyTo ? { replyTo: mailbox(replyTo) } : {}) })
  return (await message.compile().build()).toString()
}

test('no field can add a header', async () => {
  const attack = 'x\r\nBcc: victim@example.net\r\n\r\nbody'
  const plain = headerNames(await compose(mailOf()))
  const attacked = headerNames(await compose(mailOf({ name: attack, phone: attack, comment: attack })))
  expect(attacked).toEqual(plain)
  expect(headerNames(await compose(mailOf({ email: attack })))).toEqual(plain.filter((name) => name !== 'reply-to'))
})

test('an address used as Reply-To is in the header as it was typed', async () => {
  const atoms = "abcXYZ0189!#$%&'*+/=?^_`{|}~-"
  let seed = 11
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let round = 0; round < 300; round += 1) {
    const local = Array.from({ length: 1 + random(30) }, () => atoms[random(atoms.length)]).join('')
    const domain = ['Example.co', 'xn--bcher-kva.example', 'xn--80ak6aa92e.xn--p1ai'][round % 3]
    const email = `${local}@mail${random(100)}.${domain}`
    if (email.includes('=?')) continue
    expect(isPlainMailbox(email)).toBe(true)
    const header = /^Reply-To: (.*(?:\r\n .*)*)/m.exec(await compose(mailOf({ email })))?.[1] ?? ''
    expect(header.replace(/^<|>$/g, '').toLowerCase(), email).toBe(email.toLowerCase())
  }
})

test.each([
  '🏡'.repeat(100),
  '山'.repeat(100),
  'שלום '.repeat(20).trim(),
  '=?utf-8?Q?x?=',
  'a'.repeat(100),
  'é'.repeat(100),
])('a name like %s keeps every header line short and is read back complete', async (name) => {
  const source = await compose(mailOf({ name }))
  const head = source.slice(0, source.indexOf('\r\n\r\n'))
  for (const line of head.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
  expect(decodeHeader(/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? '')).toBe(`New quote request from ${name} – Oak & Iron`)
})

function headerNames(source: string): string[] {
  const head = source.slice(0, source.indexOf('\r\n\r\n'))
  return [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => (name ?? '').toLowerCase())
}

function decodeHeader(value: string): string {
  const bytes = value
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, text: string) => {
      if (kind.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString('latin1')
      return text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    })
  return /[\u0100-\uffff]/.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8')
}

test('the mail describes an estimate in words, with its range and the address of its drawing', () => {
  const answers = [
    { label: 'Material', value: 'Vinyl' },
    { label: 'Length in feet', value: '90' },
  ]
  const estimate = {
    inWords: (query: string) => (query === 'material=vinyl&length=90' ? answers : []),
    addressOf: (query: string) => `https://oak.example/estimate/?${query}`,
  }
  const { text, html } = mailOf({}, { estimate: { query: 'material=vinyl&length=90', low: 4500, high: 6650 } }, { estimate })
  expect(text).toContain(`> $4,500 to $6,650
> Material: Vinyl
> Length in feet: 90
`)
  expect(text).toContain(': https://oak.example/estimate/?material=vinyl&length=90\n')
  expect(html).toContain('$4,500 to $6,650<br>\nMaterial: Vinyl<br>\nLength in feet: 90')
  expect(html).toContain('href="https://oak.example/estimate/?material=vinyl&#38;length=90"')
})
