import { type Request, type Response, Router } from 'express'
import { listedPage, pathOf } from '../../shared/addresses/routes.ts'
import type { ContactFields } from '../../shared/contact/contact-fields.ts'
import { parseContactForm } from '../../shared/contact/contact-form.ts'
import { contactErrors } from '../../shared/contact/contact-words.ts'
import { checkedEstimate } from '../../shared/estimate/estimate-text.ts'
import { messagesFor } from '../../shared/language/messages.ts'
import { type BuiltSite, type ContactNotice, type ContactState, pageData } from '../../shared/pages/page-data.ts'
import { contactSiteOf, type SiteLanguages, siteOfRequest } from '../addresses/localized-site.ts'
import { HttpError } from '../base/errors.ts'
import { createKeyedLock } from '../base/keyed-lock.ts'
import type { Counts } from '../counts/counts.ts'
import type { LeadIntake } from '../leads/intake/lead-intake.ts'
import type { PhotoUpload } from '../leads/intake/photo-upload.ts'
import type { NewLead } from '../leads/lead.ts'
import type { Leads } from '../leads/leads.ts'
import { clientKey } from '../limits/client-key.ts'
import type { ContactLimit } from '../limits/contact-limit.ts'
import { jsonStatuses } from '../middleware/error-page.ts'
import { postLimit } from '../middleware/post-limit.ts'
import type { Pages } from '../pages/pages.ts'
import { readForm } from '../requests/form-body.ts'
import { type FormFields, singleField } from '../requests/form-fields.ts'
import { prefersJson } from '../requests/prefers-json.ts'
import { isFromAnotherSite } from '../requests/same-site.ts'

type ContactOptions = {
  sites: SiteLanguages
  /** The content set's name, stored with each lead. */
  siteName: string
  siteUrl: string
  pages: Pick<Pages, 'send' | 'sendPage'>
  leads: Pick<LeadIntake, 'findRepeat' | 'accept'>
  beginUpload: Leads['beginUpload']
  limit: Pick<ContactLimit, 'check' | 'count'>
  counts: Pick<Counts, 'inquiry'>
  /** Per client, whether stored or not. */
  postsPerMinute: number
}

const unavailableForSeconds = 120

/** A form post that is being handled. */
type Post = { req: Request; res: Response; upload: PhotoUpload }

/** Sends the response. Called after photos that are not kept have been deleted. */
type SendResponse = () => Promise<void> | void

/** `POST /`. Checks in this order: 415, 413, 400, 403, 422, repeat, 429, 503. */
export function contactRoutes(options: ContactOptions): Router {
  const { sites, siteName, siteUrl, pages, leads, beginUpload, limit, counts, postsPerMinute } = options
  const siteFor = (req: Request) => contactSiteOf(sites, req)
  const withLock = createKeyedLock()

  // Strict, because `//` is another address.
  const router = Router({ strict: true })
  router.post('/', postLimit({ limit: postsPerMinute, sites, pages }), async (req, res) => {
    const upload = beginUpload(clientKey(req.ip))
    const send = await handlePost({ req, res, upload }).finally(() => upload.close())
    await send()
  })
  return router

  async function handlePost(post: Post): Promise<SendResponse> {
    const { req, upload } = post
    await readForm(req, (content) => upload.add(content), upload.signal)
    const posted: FormFields = req.body
    if (singleField(posted, 'form-name') !== 'contact') throw new HttpError(400, 'Not the contact form')
    const result = parseContactForm(posted)
    if (isFromAnotherSite(req.headers, siteUrl)) {
      return refuse(post, 403, 'cross-site', result.status === 'valid' ? result.fields : result.values)
    }
    if (result.status === 'invalid') {
      const { values } = result
      const errors = contactErrors(result.errors, messagesFor(siteFor(req).language))
      return respond(post, 422, { status: 'invalid', errors }, { status: 'invalid', errors, values })
    }
    // An invalid estimate is dropped, never the inquiry.
    const { language } = siteOfRequest(sites, req)
    const lead = { site: siteName, language, fields: result.fields, estimate: estimateIn(posted) }
    const keep = () => (isBot(posted) ? store(post, lead, 'spam') : storeOnce(post, lead))
    // If two identical inquiries arrive at once, the second waits, finds the first one stored, and does not count against the limit.
    return withLock(JSON.stringify(lead), keep)
  }

  function estimateIn(posted: FormFields) {
    return checkedEstimate(sites[0].estimate, posted.estimate)
  }

  async function storeOnce(post: Post, lead: NewLead): Promise<SendResponse> {
    const first = await leads.findRepeat(lead)
    return first ? thankAgain(post, lead, first) : store(post, lead, 'pending')
  }

  /** A repeat does not use up the limit. Its photos are given to the first inquiry. */
  async function thankAgain(post: Post, lead: NewLead, first: string): Promise<SendResponse> {
    const { upload } = post
    const sent = photoCount(upload)
    const result = upload.photos.length > 0 ? await leads.accept(lead, 'pending', upload) : undefined
    const kept = result && result.status !== 'unavailable' ? upload.photos.length : 0
    return thank(post, first, { kept, left: sent - kept })
  }

  async function store(post: Post, lead: NewLead, state: 'pending' | 'spam'): Promise<SendResponse> {
    const { req, res } = post
    const allowance = await limit.check(req, res)
    if (allowance.status === 'limited') {
      const { retryAfterSeconds } = allowance
      const retryAfterMinutes = Math.ceil(retryAfterSeconds / 60)
      const form: ContactState = { status: 'refused', notice: 'rate-limited', values: lead.fields, retryAfterMinutes }
      return respond(post, 429, { status: 'rate-limited', retryAfterSeconds }, form)
    }
    return accept(post, lead, state)
  }

  async function accept(post: Post, lead: NewLead, state: 'pending' | 'spam'): Promise<SendResponse> {
    const { res, upload } = post
    const kept = await leads.accept(lead, state, upload)
    if (kept.status === 'unavailable') {
      // The limiter refunds this request.
      for (const name of ['RateLimit', 'RateLimit-Policy']) res.removeHeader(name)
      res.set('Retry-After', String(unavailableForSeconds))
      return refuse(post, 503, 'unavailable', lead.fields)
    }
    if (kept.status === 'stored') {
      limit.count(res)
      counts.inquiry(state === 'spam' ? 'spam' : 'inquiries')
    }
    return thank(post, kept.id, { kept: upload.photos.length, left: upload.left })
  }

  function thank({ req, res }: Post, id: string, photoCounts: { kept: number; left: number }): SendResponse {
    const hadPhotos = photoCounts.kept + photoCounts.left > 0
    return () => {
      res.set('Cache-Control', 'no-store')
      if (prefersJson(req)) res.status(201).json({ status: 'accepted', id, ...(hadPhotos && { photos: photoCounts }) })
      else
        res
          .status(303)
          .location(`${pathOf('contact', siteFor(req).language)}?sent=${photoCounts.left > 0 ? 'partly' : '1'}`)
          .end()
    }
  }

  function refuse(post: Post, status: number, notice: ContactNotice, values: ContactFields): SendResponse {
    return respond(post, status, { status: jsonStatuses[status] }, { status: 'refused', notice, values })
  }

  function respond({ req, res, upload }: Post, status: number, json: object, form: ContactState): SendResponse {
    const hadPhotos = photoCount(upload) > 0
    return async () => {
      res.vary('Accept')
      if (prefersJson(req)) res.status(status).set('Cache-Control', 'no-store').json(json)
      else
        await pages.send(req, res, {
          status,
          data: contactPage(siteFor(req), { ...form, hadPhotos, estimate: estimateIn(req.body)?.query }),
        })
    }
  }
}

const contactPage = (site: BuiltSite, form: ContactState) => pageData(site, listedPage('contact', site.language), { form })

const photoCount = (upload: PhotoUpload) => upload.photos.length + upload.left

/** Checks the honeypot, a field that people do not see. */
const isBot = (fields: FormFields) => [fields['bot-field'] ?? ''].flat().some((value) => value.trim() !== '')
