import { createHash } from 'node:crypto'
import type { LeadHead, Progress } from '../../store/store.ts'

/** Destinations other than the owner's mailboxes. Their keys are fixed, not hashes of addresses. */
export const channelKeys = { webhook: 'c0000001', acknowledgement: 'c0000002' } as const
export type ChannelName = keyof typeof channelKeys
export const channelNames = ['webhook', 'acknowledgement'] as const

export function recipientKey(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 8)
}

/**
 * What became of a lead at one destination, in two characters: `r0` refused for good; `d` delivered, for a mail with the number of photos that
 * the lead had; `p` is the same, but not all of them were attached.
 */
export const refused = 'r0'
const maxPhotos = 35
export const delivered = (photos: number, areAllAttached = true) =>
  `${areAllAttached ? 'd' : 'p'}${Math.min(photos, maxPhotos).toString(maxPhotos + 1)}`

/** The value for leads that an earlier release delivered, with all their photos. */
export const deliveredBefore = delivered(maxPhotos, false)

export const isDelivered = (value: string | undefined) => value?.[0] === 'd' || value?.[0] === 'p'

/** The number of photos that were in the mail to a recipient. Undefined before the first mail. */
export function photosMailed(value: string | undefined): number | undefined {
  return value !== undefined && isDelivered(value) ? Number.parseInt(value.slice(1), maxPhotos + 1) : undefined
}

/** Whether every photo of the lead is in the owner's mailbox. */
export function arePhotosMailed(progress: Progress, photoCount: number): boolean {
  const mails = mailValues(progress)
  return mails.length > 0 && mails.every((value) => value[0] === 'd' && (photosMailed(value) ?? 0) >= Math.min(photoCount, maxPhotos))
}

/** Whether at least one recipient has the lead by mail. */
export const isMailed = (progress: Progress) => mailValues(progress).some(isDelivered)

export const isChannelKey = (key: string) => partOf(key) !== 'mail'

/** A destination in a lead's progress: the owner's mail, or a channel. */
export type Part = 'mail' | ChannelName

const partOf = (key: string): Part => channelNames.find((name) => channelKeys[name] === key) ?? 'mail'

const mailValues = (progress: Progress) => Object.entries(progress).flatMap(([key, value]) => (isChannelKey(key) ? [] : [value]))

export type Waiting = Record<Part, { count: number; oldestAt: number | undefined }>

const nobody = { count: 0, oldestAt: undefined }

/** `missing` returns the destinations that a lead still lacks, by their keys in its progress. */
export function countWaiting(heads: readonly LeadHead[], missing: (progress: Progress) => string[]): Waiting {
  const waiting: Waiting = { mail: { ...nobody }, webhook: { ...nobody }, acknowledgement: { ...nobody } }
  for (const { progress, receivedAt } of heads) {
    for (const part of new Set(missing(progress).map(partOf))) {
      waiting[part].count += 1
      waiting[part].oldestAt = Math.min(waiting[part].oldestAt ?? receivedAt, receivedAt)
    }
  }
  return waiting
}
