import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import type { Mailer, MailMessage } from '../mail/mailer.ts'
import type { Lead } from './lead.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { isPlainMailbox } from './lead-mail.ts'
import type { Channel, ChannelAnswer } from './lead-sender.ts'

type AcknowledgeOptions = {
  mailer: Mailer
  render: (lead: Lead) => MailMessage
  fs: LeadFileSystem
  /** One marker file per address that was emailed in the last 24 hours, named by the address's hash. */
  folder: string
  clock: Clock
}

export const acknowledgeEveryMs = 24 * 60 * 60_000

/** Emails the visitor a confirmation: at most once a day per address, and only to an address that survives a mail header unchanged. */
export function createAcknowledge({ mailer, render, fs, folder, clock }: AcknowledgeOptions): Channel {
  return async (lead, { isHeld, signal }) => {
    const address = lead.fields.email
    if (!isPlainMailbox(address)) return { fate: 'refused', code: 'EADDRESS' }
    try {
      if (!(await isFirstToday(address, lead.id))) return { fate: 'refused', code: 'EREPEATED' }
      return await send(address, render(lead), isHeld, signal)
    } catch (error) {
      return { fate: 'deferred', code: errorCode(error) }
    }
  }

  async function send(
    address: string,
    message: MailMessage,
    beforeData: () => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<ChannelAnswer> {
    const options = { recipients: [address], signal, beforeData }
    let result = await mailer.send({ ...message, envelopeFrom: '' }, options)
    // Some servers reject the empty sender that automatic replies should have.
    if (result.status === 'server-fault' && result.kind === 'refusing') result = await mailer.send(message, options)
    if (result.status === 'answered') return { fate: result.fates[address] ?? 'deferred', code: result.code }
    return { fate: 'deferred', code: result.status === 'withdrawn' ? 'EWITHDRAWN' : result.code }
  }

  /** Also true for a retry of the same lead. */
  async function isFirstToday(address: string, id: string): Promise<boolean> {
    const path = join(folder, createHash('sha256').update(address.toLowerCase()).digest('hex'))
    const create = () => fs.writeFile(path, id, { flag: 'wx', mode: 0o600 })
    try {
      await create()
      return true
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    if ((await fs.readFile(path, 'utf8')) === id) return true
    if (clock.now() - (await fs.stat(path)).mtimeMs < acknowledgeEveryMs) return false
    await fs.unlink(path)
    await create()
    return true
  }
}
