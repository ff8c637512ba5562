import type { ErrorRequestHandler, Request, Response } from 'express'
import { notFoundPage, refusalPage } from '../../shared/addresses/routes.ts'
import { languages } from '../../shared/language/languages.ts'
import { messagesFor } from '../../shared/language/messages.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { type SiteLanguages, siteOfRequest } from '../addresses/localized-site.ts'
import { RequestAbortedError } from '../base/errors.ts'
import type { Logger } from '../base/log.ts'
import { type HeaderList, setHeaders } from '../http/security-headers.ts'
import { errorPageData } from '../pages/error-page-data.ts'
import type { Pages } from '../pages/pages.ts'
import { prefersJson } from '../requests/prefers-json.ts'

type ErrorPageOptions = {
  sites: SiteLanguages
  securityHeaders: HeaderList
  pages: Pick<Pages, 'send' | 'sendPage'>
  log: Logger
}

/** Turns an error into a response. An error without a status is our bug: a 500 with an id, and a log line with the same id. */
export function errorPage({ sites, securityHeaders, pages, log }: ErrorPageOptions): ErrorRequestHandler {
  return async (error: unknown, req, res, _next) => {
    if (error instanceof RequestAbortedError) return
    const status = statusOf(error)
    if (status === 503) log.warn({ id: res.locals.requestId, reason: String(error) }, 'a request was refused')
    else if (status >= 500) log.error({ id: res.locals.requestId, err: error }, 'a request failed')
    if (res.headersSent) {
      res.destroy()
      return
    }
    if (req.socket.destroyed) return
    // Files have fewer headers, and an error may come before the headers are set.
    setHeaders(res, securityHeaders)
    try {
      await respond(status, req, res)
    } catch (failure) {
      if (failure instanceof RequestAbortedError) return
      log.error({ id: res.locals.requestId, err: failure }, 'the error page failed')
      if (!res.headersSent) sendBareError(res, siteOfRequest(sites, req))
    }
  }

  async function respond(status: number, req: Request, res: Response): Promise<void> {
    if (prefersJson(req)) {
      res
        .status(status)
        .set('Cache-Control', 'no-store')
        .json({ status: jsonStatuses[status] ?? (status < 500 ? 'refused' : 'error') })
      return
    }
    const site = siteOfRequest(sites, req)
    // A 503 means that rendering is overloaded, so this page must not need rendering.
    if (status === 503) return sendUnavailable(res, site)
    if (status === 404) return pages.sendPage(req, res, notFoundPage(site.language))
    if (status < 500) return pages.sendPage(req, res, refusalPage(status, site.language))
    await pages.send(req, res, { status, data: errorPageData(site, res.locals.requestId) })
  }
}

/** Express and its helpers give errors a status too. */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error)) return 500
  const { status } = error
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600 ? status : 500
}

export const jsonStatuses: Readonly<Record<number, string>> = {
  400: 'bad-request',
  403: 'cross-site',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported',
  429: 'rate-limited',
  503: 'unavailable',
}

/** Used if the error page itself cannot be rendered. */
function sendBareError(res: Response, site: BuiltSite): void {
  const { errors, refusals } = messagesFor(site.language)
  sendBarePage(res.status(500), site, errors.application, refusals.fault)
}

function sendUnavailable(res: Response, site: BuiltSite): void {
  const { errors } = messagesFor(site.language)
  const number = `<a href="${site.telLink}">${site.phoneNumber}</a>`
  sendBarePage(res.status(503).set('Retry-After', '60'), site, errors.wrong, `${errors.ours} ${number}`)
}

function sendBarePage(res: Response, { language }: BuiltSite, heading: string, text: string): void {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title>`
  const body = `<!doctype html><html lang="${languages[language].tag}">${head}<h1>${heading}</h1><p>${text}</p></html>\n`
  res.set('Cache-Control', 'no-store').type('html').send(body)
}
