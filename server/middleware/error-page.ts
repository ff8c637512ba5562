import type { ErrorRequestHandler, Request, Response } from 'express'
import { type BuiltSite, messagePage, type PageData } from '../../shared/page-data.ts'
import { notFoundPage } from '../../shared/routes.ts'
import { RequestAbortedError } from '../errors.ts'
import type { Logger } from '../log.ts'
import type { Pages } from '../render/pages.ts'
import { prefersJson } from '../routes/prefers-json.ts'

type ErrorPageOptions = { site: BuiltSite; pages: Pick<Pages, 'send' | 'sendPage'>; log: Logger }

/** Turns an error into an answer. An error without a status is our bug: a 500 with an id, and a log line with the same id. */
export function errorPage({ site, pages, log }: ErrorPageOptions): ErrorRequestHandler {
  return async (error: unknown, req, res, _next) => {
    if (error instanceof RequestAbortedError) return
    const status = statusOf(error)
    if (status >= 500) log.error({ id: res.locals.requestId, err: error }, 'a request failed')
    if (res.headersSent) {
      res.destroy()
      return
    }
    if (req.socket.destroyed) return
    try {
      await answer(status, req, res)
    } catch (fault) {
      if (fault instanceof RequestAbortedError) return
      log.error({ id: res.locals.requestId, err: fault }, 'the error page failed')
      if (!res.headersSent) sendBareFault(res)
    }
  }

  async function answer(status: number, req: Request, res: Response): Promise<void> {
    if (prefersJson(req)) {
      res
        .status(status)
        .set('Cache-Control', 'no-store')
        .json({ status: jsonStatuses[status] ?? (status < 500 ? 'refused' : 'error') })
      return
    }
    if (status === 404) return pages.sendPage(req, res, notFoundPage)
    const data = status < 500 ? refusalPage(status) : messagePage(site, faultHeading, '500 Internal Server Error', res.locals.requestId)
    await pages.send(res, { status, data })
  }

  function refusalPage(status: number): PageData {
    const { heading, text } = words[status] ?? notUnderstood
    return messagePage(site, heading, `${text} Please call us at ${site.phoneNumber}.`)
  }
}

/** Express and its helpers give errors a status too. */
function statusOf(error: unknown): number {
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

const notUnderstood = { heading: 'We could not read that', text: 'Your browser sent something we do not understand.' }

const words: Readonly<Record<number, typeof notUnderstood>> = {
  413: { heading: 'That was too much to send', text: 'Please shorten your message.' },
  415: { heading: 'We could not read that form', text: 'It came in a form that we do not accept.' },
}

const faultHeading = 'Unexpected Application Error!'

/** When not even a page can be drawn. */
function sendBareFault(res: Response): void {
  const body =
    '<!doctype html><html lang="en"><title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1><p>500 Internal Server Error</p></html>\n'
  res.status(500).set('Cache-Control', 'no-store').type('html').send(body)
}
