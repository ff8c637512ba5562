import type { AnswerWay } from '../../../client/owner/requests/request-views.ts'
import { serviceHref } from '../../../shared/addresses/routes.ts'
import { parseEstimate } from '../../../shared/estimate/parse-estimate.ts'
import { questionsOf, questionWords } from '../../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../../shared/estimate/site-estimate.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import type { BuiltSite } from '../../../shared/pages/page-data.ts'
import { dollars } from '../../../shared/text/number-text.ts'
import { wholeWords } from '../../../shared/text/shorten.ts'
import { briefOf } from '../../../shared/trades/briefs.ts'
import type { Values } from '../../../shared/trades/trade.ts'
import { makeVisibleLine } from '../../base/visible-text.ts'
import { languageName } from '../../leads/language-name.ts'
import type { Lead } from '../../leads/lead.ts'
import { phoneLink } from '../../mail/phone-link.ts'
import { isPlainMailbox, mailtoHref } from '../../mail/plain-mailbox.ts'

type Site = Pick<BuiltSite, 'name' | 'language' | 'areaServed' | 'services' | 'estimate'>
export type RequestWords = ReturnType<typeof createRequestWords>

const quotedLength = 90

/** A request in a few words. Invisible characters in typed text are made visible. */
export function createRequestWords(site: Site, words: OwnerMessages['requests']) {
  const towns = site.areaServed.map(({ name }) => ({ name, pattern: wholeWord(name) }))

  /** The estimate in words, otherwise the first words of the text in quotation marks. */
  function what({ estimate, fields }: Lead): string {
    const parsed = estimate && site.estimate && parseEstimate(site.estimate.table, new URLSearchParams(estimate.query))
    if (parsed?.status === 'valid' && site.estimate) return answers(parsed.values)
    if (estimate) return words.one.range(dollars(estimate.low), dollars(estimate.high))
    const text = makeVisibleLine(fields.comment)
    return text.length <= quotedLength ? `“${text}”` : `“${wholeWords(text, quotedLength)}…”`
  }

  const answers = (values: Values) => (site.estimate ? answersText(site.estimate, values) : '')

  /** The best way first. A phone number that cannot be dialed gets no button. */
  function ways({ fields }: Lead): AnswerWay[] {
    const number = phoneLink(fields.phone)
    const ways: AnswerWay[] = []
    if (number) {
      ways.push({ kind: 'call', href: number.href, text: number.text })
      ways.push({ kind: 'text', href: number.href.replace('tel:', 'sms:'), text: number.text })
    }
    if (isPlainMailbox(fields.email)) {
      const subject = encodeURIComponent(words.one.mailSubject(site.name))
      ways.push({ kind: 'email', href: `${mailtoHref(fields.email)}?subject=${subject}`, text: fields.email })
    }
    const wanted = ways.findIndex(({ kind }) => kind === fields['reply-by'])
    return wanted > 0 ? [...ways.splice(wanted, 1), ...ways] : ways
  }

  /** The town that the text names if the business serves it, otherwise the service if the request came from its page. */
  function place({ fields }: Lead): string | undefined {
    const town = towns.find(({ pattern }) => pattern.test(fields.comment))
    const service = site.services.find((one) => serviceHref(one, site.language) === fields.page)
    return town?.name ?? (service && words.from(service.name))
  }

  /** 'Wants a call, afternoons'. */
  function wants(lead: Lead): string | undefined {
    const [way] = ways(lead)
    if (!way) return undefined
    const time = lead.fields['call-time']
    const isTime = time === 'morning' || time === 'afternoon' || time === 'evening'
    return [words.wants[way.kind], ...(isTime && way.kind !== 'email' ? [words.times[time]] : [])].join(', ')
  }

  return {
    answers,
    what,
    ways,
    wants,
    place,
    name: ({ fields }: Lead) => makeVisibleLine(fields.name),
    /** Undefined if it is the owner's language. */
    foreignLanguage: ({ language }: Lead) => (language && language !== site.language ? languageName(language, site.language) : undefined),
  }
}

/** What it is in a few words, then the options that were ticked. */
function answersText(estimate: SiteEstimate, values: Values): string {
  const flags = questionsOf(estimate.table).filter(({ kind, name }) => kind === 'flag' && values[name] !== undefined)
  const labels = flags.map(({ name }) => questionWords(estimate, name).label)
  return [briefOf(estimate, values), ...labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ')
}

const wholeWord = (name: string) => new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu')
