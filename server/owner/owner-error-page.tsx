import type { ErrorRequestHandler, Request, Response } from 'express'
import { RefusalPage } from '../../client/owner/refusal-page.tsx'
import type { OwnerMessages } from '../../shared/language/owner-messages.ts'
import { errorCode } from '../base/error-code.ts'
import { HttpError, RequestAbortedError } from '../base/errors.ts'
import { statusOf } from '../middleware/error-page.ts'
import type { Owner } from './owner.ts'
import { CrossSiteError, SignedOutError } from './owner-errors.ts'
import { isOwnerPath } from './session-guard.ts'
import { showSignIn } from './show-sign-in.tsx'

/** Turns an error under `/owner/` into one of the owner's pages. If that fails too, the site's error page follows. */
export function ownerErrorPage(owner: Pick<Owner, 'show' | 'messages' | 'log'>): ErrorRequestHandler {
  const { show, messages, log } = owner
  return async (error: unknown, req, res, next) => {
    if (!isOwnerPath(req.path) || error instanceof RequestAbortedError || res.headersSent) return next(error)
    const { status, reason } = readError(error)
    const { requestId: id } = res.locals
    if (status === 503) log.warn({ id, code: errorCode(error) }, 'a page of the owner’s was refused')
    else if (status >= 500) log.error({ id, err: error }, 'a request failed')
    await respond(error, req, res, status, reason).catch(next)
  }

  async function respond(error: unknown, req: Request, res: Response, status: number, reason: Reason): Promise<void> {
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    if (error instanceof SignedOutError) {
      return showSignIn(owner, req, res, { status: isReading ? 401 : 403, reason: isReading ? 'start' : 'signedOut', to: req.originalUrl })
    }
    if (status === 429) return showSignIn(owner, req, res, { status, reason: 'tooMany' })
    const { heading, text } = messages.refusals[reason]
    await show(req, res, { status, title: heading, content: <RefusalPage heading={heading} text={text} /> })
  }
}

type Reason = Exclude<keyof OwnerMessages['refusals'], 'back'>

function readError(error: unknown): { status: number; reason: Reason } {
  if (error instanceof CrossSiteError) return { status: 403, reason: 'crossSite' }
  const status = statusOf(error)
  if (status === 404) return { status, reason: 'missing' }
  if (status === 413) return { status, reason: 'tooLarge' }
  if (status < 500) return { status, reason: 'invalid' }
  if (error instanceof HttpError) return { status: error.status, reason: error.status === 503 ? 'unavailable' : 'failed' }
  // Errors of the store have a system's or database's code. Those of Node's own functions begin with ERR_ and are our bugs.
  const code = errorCode(error)
  return code === 'EUNKNOWN' || code.startsWith('ERR_') ? { status: 500, reason: 'failed' } : { status: 503, reason: 'unavailable' }
}
