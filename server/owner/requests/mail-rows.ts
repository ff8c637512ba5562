import type { RequestView } from '../../../client/owner/requests/request-views.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import type { MailOutage } from '../../leads/delivery/mail-holds.ts'
import { channelKeys, isDelivered, isMailed, recipientKey, refused } from '../../leads/delivery/progress.ts'
import type { LeadHead } from '../../store/store.ts'
import type { DateWords } from './date-words.ts'

/** Who gets a lead by mail or webhook, and whether the mail server works. */
export type MailFacts = { recipients: readonly string[]; hasWebhook: boolean; outage: () => MailOutage | undefined }

type RowOptions = {
  messages: OwnerMessages['requests']['one']['mail']
  dates: DateWords
  mail: MailFacts
  /** Email address of the person who is signed in. */
  email: string
  now: number
}

type MailRow = RequestView['mail'][number]

/** When and to whom a request was mailed, or why it was not. */
export function mailRows(head: LeadHead, options: RowOptions): MailRow[] {
  const { messages, mail } = options
  const { state, progress } = head
  if (state === 'spam' && !isMailed(progress)) return [{ who: messages.you, text: messages.nobody, isBad: false }]
  // Spam is not mailed, so only recipients who already have it are listed.
  const isShown = (key: string) => state !== 'spam' || isDelivered(progress[key])
  const confirmation = progress[channelKeys.acknowledgement]
  return [
    ...(mail.recipients.length === 0 && !mail.hasWebhook ? [{ who: messages.you, text: messages.none, isBad: true }] : []),
    ...mail.recipients
      .filter((address) => isShown(recipientKey(address)))
      .map((address) => rowOf(nameOf(address, options), progress[recipientKey(address)], head, options)),
    ...(mail.hasWebhook && isShown(channelKeys.webhook) ? [rowOf(messages.webhook, progress[channelKeys.webhook], head, options)] : []),
    ...(confirmation === undefined
      ? []
      : [{ who: messages.visitor, text: isDelivered(confirmation) ? messages.confirmation : messages.noConfirmation, isBad: false }]),
  ]
}

function rowOf(who: string, mark: string | undefined, head: LeadHead, { messages, dates, mail, now }: RowOptions): MailRow {
  const { state, at } = head
  if (isDelivered(mark) || state === 'sent') {
    return { who, text: state === 'sent' ? messages.mailed(dates.when(at, now)) : messages.mailedAlready, isBad: false }
  }
  if (mark === refused || state === 'failed') return { who, text: messages.refused, isBad: true }
  if (state === 'sending') return { who, text: messages.sending, isBad: false }
  const outage = mail.outage()
  const reason = outage && (outage.isRefusing ? messages.refusing(outage.code) : messages.unreachable)
  return { who, text: [...(reason === undefined ? [] : [reason]), messages.notYet(dates.time(Math.max(at, now)))].join('. '), isBad: true }
}

/** 'You', or the part of the address up to the @. */
const nameOf = (address: string, { messages, email }: RowOptions) =>
  address.toLowerCase() === email ? messages.you : address.slice(0, address.indexOf('@') + 1)

export function mailingOf({ state }: LeadHead, { recipients, hasWebhook }: MailFacts): RequestView['mailing'] {
  if (state === 'spam' || state === 'sending' || (recipients.length === 0 && !hasWebhook)) return undefined
  return state === 'sent' ? 'done' : 'waits'
}
