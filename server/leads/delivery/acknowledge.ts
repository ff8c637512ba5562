import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../../base/clock.ts'
import { day } from '../../base/durations.ts'
import { errorCode } from '../../base/error-code.ts'
import type { Mailer, MailMessage } from '../../mail/mailer.ts'
import { isPlainMailbox } from '../../mail/plain-mailbox.ts'
import type { DocumentStore } from '../../store/store.ts'
import { updateDocument } from '../../store/update-document.ts'
import type { Lead } from '../lead.ts'
import type { SendContext } from './lead-mailer.ts'
import type { Channel, ChannelResult } from './lead-sender.ts'

type AcknowledgeOptions = {
  mailer: Mailer
  render: (lead: Lead) => MailMessage
  documents: Pick<DocumentStore, 'read' | 'write'>
  clock: Clock
}

const maxPerDay = 50
/** The acknowledgements of the last 24 hours: lead and time by the address's hash. */
const documentName = 'delivery/acknowledged'
const documentSchema = v.fallback(v.record(v.string(), v.object({ id: v.string(), at: v.number() })), {})

/** Mails the visitor that the message has arrived: once a day per mailbox, and only to addresses that a mail header leaves unchanged. */
export function createAcknowledge({ mailer, render, documents, clock }: AcknowledgeOptions): Channel {
  return async (lead, context) => {
    const address = lead.fields.email
    if (!isPlainMailbox(address)) return { fate: 'refused', code: 'EADDRESS' }
    try {
      if (!(await isFirstToday(address, lead.id))) return { fate: 'refused', code: 'EREPEATED' }
      return await mailer.inTurn(() => send(address, render(lead), context))
    } catch (error) {
      return { fate: 'deferred', code: errorCode(error) }
    }
  }

  async function send(address: string, message: MailMessage, context: SendContext): Promise<ChannelResult> {
    const options = { recipients: [address], ...context }
    let result = await mailer.send({ ...message, envelopeFrom: '' }, options)
    // Automatic replies should have no envelope sender. Some servers refuse that, and not always at MAIL FROM.
    if (result.status === 'tried' && result.fates[address] === 'refused') result = await mailer.send(message, options)
    if (result.status === 'withdrawn') return { fate: 'deferred', code: 'EWITHDRAWN' }
    const fate = result.fates[address] ?? 'deferred'
    return { fate: fate === 'unreachable' ? 'deferred' : fate, code: result.code }
  }

  /** Also true for a retry of the same lead. */
  async function isFirstToday(address: string, id: string): Promise<boolean> {
    const key = createHash('sha256').update(mailboxOf(address)).digest('hex').slice(0, 32)
    let isFirst = false
    await updateDocument(documents, documentName, (value) => {
      const now = clock.now()
      const { today } = splitByAge(value, now)
      const known = today[key]
      isFirst = known ? known.id === id : Object.keys(today).length < maxPerDay
      return known || !isFirst ? undefined : { ...today, [key]: { id, at: now } }
    })
    return isFirst
  }
}

/** Address hashes are needed for a day. They are deleted even if no further inquiry arrives, so that they do not outlive erased leads. */
export async function forgetAcknowledged(documents: AcknowledgeOptions['documents'], now: number): Promise<void> {
  await updateDocument(documents, documentName, (value) => {
    const { today, hasOlder } = splitByAge(value, now)
    return hasOlder ? today : undefined
  })
}

function splitByAge(value: unknown, now: number) {
  const entries = Object.entries(v.parse(documentSchema, value ?? {}))
  const ofToday = entries.filter(([, { at }]) => Math.abs(now - at) < day)
  return { today: Object.fromEntries(ofToday), hasOlder: ofToday.length < entries.length }
}

/** One mailbox has many addresses: tags behind a plus sign, and dots at Gmail. */
function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@')
  const untagged = local.replace(/(?<=.)\+.*$/, '')
  return /^(?:gmail|googlemail)\.com$/.test(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}
