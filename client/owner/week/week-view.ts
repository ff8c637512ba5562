import type { LeadStatusName } from '../requests/statuses.ts'

/** A week as the page shows it: words and numbers in the owner's language. */
export type WeekView = {
  heading: string
  /** The running week. */
  isSoFar: boolean
  /** Addresses of the weeks beside this one. */
  before: string | undefined
  after: string | undefined
  choices: readonly { week: string; text: string; isShown: boolean }[]
  figures: readonly { label: string; value: string; note: string }[]
  days: readonly WeekDay[]
  waits: readonly { text: string; href?: string }[]
  statuses: readonly { status: LeadStatusName; label: string; count: number }[]
  pages: readonly Comparison[]
  sources: readonly Comparison[]
}

export type WeekDay = { name: string; visits: number; before: number }

/** A count, and that of the week before. */
export type Comparison = { label: string; count: string; before: string }
