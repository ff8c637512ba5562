import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import type { BuiltSite } from '../../../shared/pages/page-data.ts'
import type { Clock } from '../../base/clock.ts'
import { createBusinessClock } from './business-clock.ts'
import { createDateWords } from './date-words.ts'
import type { MailFacts } from './mail-rows.ts'
import type { RequestIndex } from './request-index.ts'
import { createRequestList } from './request-list.ts'
import { createRequestView } from './request-view.ts'
import { createRequestWords } from './request-words.ts'

type RequestOptions = {
  site: BuiltSite
  index: RequestIndex
  messages: OwnerMessages
  /** Days that sent leads are kept; 0 keeps them forever. */
  retentionDays: number
  mail: MailFacts
  clock: Clock
}

/** What the pages about requests need. */
export function createRequests({ site, index, messages: { requests: messages }, retentionDays, mail, clock }: RequestOptions) {
  const { language, openingHours } = site
  const businessClock = createBusinessClock(openingHours)
  const dates = createDateWords({ language, clock: businessClock, age: messages.age })
  const words = createRequestWords(site, messages)
  const viewRequest = createRequestView({ site, messages, words, dates, businessClock, retentionDays, mail })
  return { dates, words, viewRequest, requestList: createRequestList({ index, businessClock, dates, words, messages, clock }) }
}

export type Requests = ReturnType<typeof createRequests>
