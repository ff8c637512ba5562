const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`)

/** Messages of the owner's page about a week. Counts in texts are already formatted for the language. */
export const weekMessages = {
  soFar: 'This week so far.',
  weekBefore: 'Week before',
  weekAfter: 'Week after',
  choose: 'Week',
  show: 'Show',
  /** Between the first and the last day, in place of a dash. */
  to: 'to',
  figures: { visits: 'visits', taps: 'taps to call', estimates: 'estimates', inquiries: 'requests', waiting: 'waiting for you' },
  won: (count: number) => (count === 1 ? 'won, from 1 job' : `won, from ${count} jobs`),
  wonBefore: (dollars: string, count: number) => `${dollars} from ${count}`,
  before: (count: string) => `${count} before`,
  firstBefore: (count: string) => `${count} the week before`,
  everyWeek: 'from all weeks',
  days: 'Visits per day',
  dashed: 'Dashed: the week before',
  drawing: (days: readonly { name: string; visits: number; before: number }[]) =>
    `Visits per day, and in the week before: ${days.map(({ name, visits, before }) => `${name} ${visits}, ${before}`).join('; ')}`,
  waits: 'Waiting for you',
  nothingWaits: 'Nothing is waiting for you.',
  waiting: {
    unanswered: (count: number) => `${requests(count)} nobody has answered`,
    failed: (count: number) => `${requests(count)} couldn’t be emailed`,
    late: (count: number) => `${requests(count)} not emailed after 15 minutes`,
    unreadable: (count: number) => `${requests(count)} can’t be read. Ask your developer to look.`,
    spam: (count: number) => (count === 1 ? '1 message that looks like spam' : `${count} messages that look like spam`),
  },
  became: (count: number) => (count === 0 ? 'No requests this week' : `What happened to ${requests(count)}`),
  pages: 'Most viewed pages',
  sources: 'Where visitors came from',
  comparedWith: 'the week before:',
  noVisits: 'No visits this week.',
}
