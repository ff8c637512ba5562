import type { RequestEstimate, RequestView } from '../../../client/owner/requests/request-views.ts'
import { pathOf } from '../../../shared/addresses/routes.ts'
import type { ContactFields } from '../../../shared/contact/contact-fields.ts'
import { photoTypeOf } from '../../../shared/contact/photo-type.ts'
import { drawingLabel } from '../../../shared/estimate/drawing-label.ts'
import { estimateSummary } from '../../../shared/estimate/estimate-text.ts'
import { parseEstimate } from '../../../shared/estimate/parse-estimate.ts'
import { messagesFor } from '../../../shared/language/messages.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import type { BuiltSite } from '../../../shared/pages/page-data.ts'
import { dollars } from '../../../shared/text/number-text.ts'
import { makeVisible, makeVisibleLine } from '../../base/visible-text.ts'
import type { Lead, LeadEstimate } from '../../leads/lead.ts'
import { openStatuses, type StoredNote } from '../../leads/lead-notes.ts'
import { originRows } from '../../leads/origin-rows.ts'
import { deletedAt } from '../../leads/retention.ts'
import type { LeadHead } from '../../store/store.ts'
import { pageName } from '../page-name.ts'
import type { BusinessClock } from './business-clock.ts'
import type { DateWords } from './date-words.ts'
import { type MailFacts, mailingOf, mailRows } from './mail-rows.ts'
import { photoHref } from './photo-routes.ts'
import type { RequestWords } from './request-words.ts'

type ViewOptions = {
  site: BuiltSite
  messages: OwnerMessages['requests']
  words: RequestWords
  dates: DateWords
  businessClock: BusinessClock
  retentionDays: number
  mail: MailFacts
}

export type ShownRequest = { head: LeadHead; lead: Lead; note: StoredNote }

/** Everything about one request, as its page shows it. Typed text has its invisible characters made visible. */
export function createRequestView(options: ViewOptions) {
  const { site, messages, words, dates, businessClock, retentionDays, mail } = options
  const { one } = messages

  function estimateOf({ query, low, high }: LeadEstimate): RequestEstimate {
    const range = one.range(dollars(low), dollars(high))
    const { estimate } = site
    const parsed = estimate && parseEstimate(estimate.table, new URLSearchParams(query))
    if (!estimate || parsed?.status !== 'valid') return { range, drawn: undefined }
    const { values } = parsed
    const label = drawingLabel(estimate, values, estimateSummary(estimate, values))
    return { range, drawn: { values, summary: words.answers(values), label, href: `${pathOf('estimate', site.language)}?${query}` } }
  }

  function keptText(head: LeadHead, note: StoredNote): string {
    if (head.state !== 'spam' && openStatuses.includes(note.status)) return one.keptOpen(messages.statuses[note.status])
    const end = deletedAt(head, note, retentionDays)
    return end === undefined ? one.keptForever : one.keptUntil(dates.fullDay(businessClock.dayOf(end)))
  }

  /** Pages by their names. */
  function originOf(fields: ContactFields): RequestView['origin'] {
    const named = {
      page: pageName(fields.page, site) ?? fields.page,
      'first-page': pageName(fields['first-page'], site) ?? fields['first-page'],
    }
    const rows = originRows({ ...fields, ...named }, messagesFor(site.language).origin)
    return rows.map(({ label, value }) => ({ label, value: makeVisibleLine(value) }))
  }

  return ({ head, lead, note }: ShownRequest, viewer: { email: string; now: number }): RequestView => {
    const { fields } = lead
    const isSpam = head.state === 'spam'
    return {
      id: head.id,
      name: words.name(lead),
      isSpam,
      town: words.place(lead),
      wants: isSpam ? undefined : words.wants(lead),
      sent: one.sent(dates.when(head.receivedAt, viewer.now)),
      isOverdue: !isSpam && note.status === 'new' && head.receivedAt < businessClock.overdueBefore(viewer.now),
      comment: makeVisible(fields.comment),
      phone: makeVisibleLine(fields.phone),
      email: makeVisibleLine(fields.email),
      ways: words.ways(lead),
      photos: lead.photos.map(({ name }) => {
        const type = photoTypeOf(name)
        return { href: photoHref(head.id, name), isShown: type !== undefined && type !== 'heic' }
      }),
      photosLeft: lead.photosLeft ?? 0,
      language: words.foreignLanguage(lead),
      estimate: lead.estimate && estimateOf(lead.estimate),
      origin: originOf(fields),
      kept: keptText(head, note),
      mail: mailRows(head, { messages: one.mail, dates, mail, ...viewer }),
      mailing: mailingOf(head, mail),
    }
  }
}
