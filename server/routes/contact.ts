import { type Request, type Response, Router } from 'express'
import type { ContactFields } from '../../shared/contact-fields.ts'
import { parseContactForm } from '../../shared/contact-form.ts'
import { contactErrors } from '../../shared/contact-words.ts'
import { checkedEstimate } from '../../shared/estimate/estimate-text.ts'
import { messagesFor } from '../../shared/messages/messages.ts'
import { type BuiltSite, type ContactNotice, type ContactState, pageData } from '../../shared/page-data.ts'
import { listedPage, pathOf } from '../../shared/routes.ts'
import type { Counts } from '../counts/counts.ts'
import { BadRequestError } from '../errors.ts'
import { createKeyedLock } from '../keyed-lock.ts'
import type { NewLead } from '../leads/lead.ts'
import type { LeadIntake } from '../leads/lead-intake.ts'
import type { ContactLimit } from '../limits/contact-limit.ts'
import { jsonStatuses } from '../middleware/error-page.ts'
import { type FormFields, formBody, singleField } from '../middleware/form-body.ts'
import { postLimit } from '../middleware/post-limit.ts'
import { isFromAnotherSite } from '../middleware/same-site.ts'
import type { Pages } from '../render/pages.ts'
import { prefersJson } from './prefers-json.ts'

export type ContactOptions = {
  site: BuiltSite
  /** The site in its further languages. */
  translations?: readonly BuiltSite[]
  /** The content set's name, stored with each lead. */
  siteName: string
  siteUrl: string
  pages: Pick<Pages, 'send' | 'sendPage'>
  leads: Pick<LeadIntake, 'findDuplicate' | 'accept'>
  limit: Pick<ContactLimit, 'check' | 'count'>
  counts: Pick<Counts, 'inquiry'>
  /** Per client, stored or not. */
  postsPerMinute: number
}

const unavailableForSeconds = 120

/** `POST /`: the first of 415, 413, 400, 403, 422, repeat, 429 and 503 that applies is the answer. */
export function contactRoutes(options: ContactOptions): Router {
  const { site, translations = [], siteName, siteUrl, pages, leads, limit, counts, postsPerMinute } = options
  const sites = [site, ...translations]
  const siteFor = (req: Request) => sites.find(({ language }) => language === req.body?.language) ?? site
  const withLock = createKeyedLock()

  const router = Router()
  router.post('/', postLimit({ limit: postsPerMinute, language: site.language, pages }), formBody(), async (req, res) => {
    const posted: FormFields = req.body
    if (singleField(posted, 'form-name') !== 'contact') throw new BadRequestError('Not the contact form')
    const { language } = siteFor(req)
    const result = parseContactForm(posted)
    if (isFromAnotherSite(req.headers, siteUrl)) {
      return refuse(req, res, 403, 'cross-site', result.status === 'valid' ? result.fields : result.values)
    }
    if (result.status === 'invalid') {
      const { values } = result
      const errors = contactErrors(result.errors, messagesFor(language))
      return answer(req, res, 422, { status: 'invalid', errors }, { status: 'invalid', errors, values })
    }
    // A wrong estimate never costs the inquiry.
    const lead = { site: siteName, language, fields: result.fields, estimate: estimateIn(posted) }
    const keep = () => (isBot(posted) ? store(req, res, lead, 'spam') : storeOnce(req, res, lead))
    // Of two equal inquiries at once, the second finds the first one stored and does not count against the limit.
    await withLock(JSON.stringify(lead), keep)
  })
  return router

  function estimateIn(posted: FormFields) {
    return checkedEstimate(site.estimate, posted.estimate)
  }

  async function storeOnce(req: Request, res: Response, lead: NewLead): Promise<void> {
    const first = await leads.findDuplicate(lead)
    if (first) thank(req, res, first)
    else await store(req, res, lead, 'pending')
  }

  async function store(req: Request, res: Response, lead: NewLead, state: 'pending' | 'spam'): Promise<void> {
    const allowance = await limit.check(req, res)
    if (allowance.status === 'limited') {
      const { retryAfterSeconds } = allowance
      const retryAfterMinutes = Math.ceil(retryAfterSeconds / 60)
      const form: ContactState = { status: 'refused', notice: 'rate-limited', values: lead.fields, retryAfterMinutes }
      return answer(req, res, 429, { status: 'rate-limited', retryAfterSeconds }, form)
    }
    const kept = await leads.accept(lead, state)
    if (kept.status === 'unavailable') {
      // The limiter refunds this request.
      for (const name of ['RateLimit', 'RateLimit-Policy']) res.removeHeader(name)
      res.set('Retry-After', String(unavailableForSeconds))
      return refuse(req, res, 503, 'unavailable', lead.fields)
    }
    if (kept.status === 'stored') {
      limit.count(res)
      counts.inquiry(state === 'spam' ? 'spam' : 'inquiries')
    }
    thank(req, res, kept.id)
  }

  function thank(req: Request, res: Response, id: string): void {
    res.set('Cache-Control', 'no-store')
    if (prefersJson(req)) res.status(201).json({ status: 'accepted', id })
    else
      res
        .status(303)
        .location(`${pathOf('contact', siteFor(req).language)}?sent=1`)
        .end()
  }

  function refuse(req: Request, res: Response, status: number, notice: ContactNotice, values: ContactFields): Promise<void> {
    return answer(req, res, status, { status: jsonStatuses[status] }, { status: 'refused', notice, values })
  }

  async function answer(req: Request, res: Response, status: number, json: object, form: ContactState): Promise<void> {
    res.vary('Accept')
    if (prefersJson(req)) res.status(status).set('Cache-Control', 'no-store').json(json)
    else await pages.send(res, { status, data: contactPage(siteFor(req), { ...form, estimate: estimateIn(req.body)?.query }) })
  }
}

const contactPage = (site: BuiltSite, form: ContactState) => pageData(site, listedPage('contact', site.language), { form })

/** The honeypot, which people do not see. */
const isBot = (fields: FormFields) => [fields['bot-field'] ?? ''].flat().some((value) => value.trim() !== '')
