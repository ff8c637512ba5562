import type { LeadStatus } from '../../../shared/contact/lead-statuses.ts'

/** A week as the page shows it: words and numbers in the owner's language. */
export type WeekView = {
  heading: string
  /** Whether it is the current week, which has not ended. */
  isSoFar: boolean
  /** Addresses of the previous and the next week. */
  before: string | undefined
  after: string | undefined
  choices: readonly { week: string; text: string; isShown: boolean }[]
  figures: readonly { label: string; value: string; note: string }[]
  days: readonly WeekDay[]
  waits: readonly { text: string; href?: string }[]
  statuses: readonly { status: LeadStatus; label: string; count: number }[]
  pages: readonly Comparison[]
  sources: readonly Comparison[]
}

export type WeekDay = { name: string; visits: number; before: number }

/** A week's count and the previous week's. */
export type Comparison = { label: string; count: string; before: string }
