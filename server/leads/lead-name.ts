/**
 * A lead's changing state is in its file name, because a rename works on a full disk and a write does not: `ID.json`, `ID.3.json` after
 * three deferrals, `ID.3.r+1f00ab12-77c0ffee.json` with one recipient delivered and one refused, and in `sending` the process that holds
 * it: `ID.3.pMACHINE-PID-TOKEN.json`. After the addresses come the marks of the channels. The mark of a deferred channel is followed by
 * its schedule: `-c0000001+02012f4c` was tried twice. A schedule has the format of a mark, so that releases without channels recognize
 * the name and leave the file where it is.
 */
export type LeadName = {
  id: string
  tries: number
  /** Keyed by `recipientMark`. Recipients that are not listed are still waiting. */
  recipients: RecipientMarks
  /** Schedules of deferred channels. */
  waits?: ChannelWaits
  owner?: string
}

/** Destinations other than the owner's mailboxes. Their marks are fixed values, not hashes of addresses. */
export const channelMarks = { webhook: 'c0000001', acknowledgement: 'c0000002' } as const
export type ChannelName = keyof typeof channelMarks
export const channelNames = ['webhook', 'acknowledgement'] as const satisfies readonly ChannelName[]
export type ChannelWaits = Readonly<Partial<Record<ChannelName, { tries: number; dueAt: number }>>>

export type RecipientMarks = Readonly<Record<string, 'delivered' | 'refused'>>

const minuteMs = 60_000
const firstMinute = Date.UTC(2024, 0)

const pattern =
  /^(?<id>[0-9a-f]{32})(?:\.(?<tries>[1-9]\d{0,5}))?(?:\.r(?<marks>(?:[+-][0-9a-f]{8})+))?(?:\.(?<owner>p[0-9a-z]*-\d+-[0-9a-f]+))?\.json$/

export function parseLeadName(name: string): LeadName | undefined {
  const groups = pattern.exec(name)?.groups
  if (!groups?.id) return undefined
  const recipients: Record<string, 'delivered' | 'refused'> = {}
  const waits: { -readonly [Name in ChannelName]?: { tries: number; dueAt: number } } = {}
  let channel: ChannelName | undefined
  for (const [, sign, mark = ''] of (groups.marks ?? '').matchAll(/([+-])([0-9a-f]{8})/g)) {
    const channelOfMark = channelNames.find((name) => channelMarks[name] === mark)
    if (channel && !channelOfMark) {
      delete recipients[channelMarks[channel]]
      waits[channel] = parseWait(mark)
      channel = undefined
      continue
    }
    recipients[mark] = sign === '+' ? 'delivered' : 'refused'
    channel = channelOfMark
  }
  const { id, tries = 0, owner } = groups
  return { id, tries: Number(tries), recipients, ...(Object.keys(waits).length > 0 ? { waits } : {}), ...(owner ? { owner } : {}) }
}

/** Two hex digits of tries and six of the minute of the next one. */
function formatWait({ tries, dueAt }: { tries: number; dueAt: number }): string {
  const minute = Math.min(Math.max(Math.ceil((dueAt - firstMinute) / minuteMs), 0), 0xff_ffff)
  return Math.min(tries, 0xff).toString(16).padStart(2, '0') + minute.toString(16).padStart(6, '0')
}

function parseWait(mark: string): { tries: number; dueAt: number } {
  return { tries: Number.parseInt(mark.slice(0, 2), 16), dueAt: firstMinute + Number.parseInt(mark.slice(2), 16) * minuteMs }
}

export function formatLeadName({ id, tries, recipients, waits = {}, owner }: LeadName): string {
  const isChannel = (mark: string) => channelNames.some((name) => channelMarks[name] === mark)
  const settled = Object.entries(recipients).sort(([a], [b]) => Number(isChannel(a)) - Number(isChannel(b)))
  const marks = settled.map(([mark, fate]) => (fate === 'delivered' ? '+' : '-') + mark)
  for (const name of channelNames) {
    const wait = waits[name]
    if (wait) marks.push(`-${channelMarks[name]}`, `+${formatWait(wait)}`)
  }
  return [id, tries > 0 ? String(tries) : '', marks.length > 0 ? `r${marks.join('')}` : '', owner ?? '', 'json'].filter(Boolean).join('.')
}
