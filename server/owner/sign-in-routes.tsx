import { type Request, type Response, Router } from 'express'
import { appearances } from '../../client/owner/appearances.ts'
import { ownerPaths } from '../../client/owner/owner-paths.ts'
import { CheckMailPage } from '../../client/owner/sign-in/check-mail-page.tsx'
import { EnterPage } from '../../client/owner/sign-in/enter-page.tsx'
import { parseMailbox } from '../config/config-values.ts'
import { readTextForm } from '../requests/form-body.ts'
import { type FormFields, singleField } from '../requests/form-fields.ts'
import type { Owner } from './owner.ts'
import { findSession, sessionOf } from './owner-session.ts'
import { showSignIn } from './show-sign-in.tsx'
import { wantedPage } from './wanted-page.ts'

/** Signing in and out, and the color mode, which is stored with the session. */
export function signInRoutes(owner: Owner): Router {
  const { sessions, cookie, signIn, signInMailer, show, messages } = owner
  const words = messages.signIn
  const router = Router({ caseSensitive: true, strict: true })

  router.post(ownerPaths.signIn, owner.signInLimit, async (req, res) => {
    const form = await readTextForm(req)
    const email = singleField(form, 'email')?.trim() ?? ''
    const to = wantedPage(singleField(form, 'to'))
    if (parseMailbox(email) === undefined)
      return showSignIn(owner, req, res, { status: 422, reason: 'start', email, error: words.errors.email, to })
    const { request, mail } = await signIn.request(email)
    await showCheckMail(req, res, { status: 200, email, request, to })
    if (mail) signInMailer.send(mail, to)
  })

  router.get(ownerPaths.enter, async (req, res) => {
    // The address of this page is a secret, which must not reach the log of a proxy through the style sheet's request.
    res.set('Referrer-Policy', 'no-referrer')
    const query = new URLSearchParams(req.originalUrl.split('?')[1])
    const token = query.get('token') ?? ''
    const to = wantedPage(query.get('to') ?? undefined)
    const email = await signIn.peek(token)
    if (email === undefined) return showSignIn(owner, req, res, { status: 401, reason: 'used', to })
    await show(req, res, { title: words.enter.heading, content: <EnterPage {...{ email, token, to }} /> })
  })

  router.post(ownerPaths.enter, async (req, res) => {
    const form = await readTextForm(req)
    const to = wantedPage(singleField(form, 'to'))
    const token = singleField(form, 'token')
    if (token === undefined) return enterByCode(req, res, form, to)
    const email = await signIn.redeemLink(token)
    if (email === undefined) return showSignIn(owner, req, res, { status: 401, reason: 'used', to })
    await start(res, email, to)
  })

  router.post(ownerPaths.signOut, async (_req, res) => {
    await sessions.end(sessionOf(res).secret)
    leave(res)
  })

  router.post(ownerPaths.signOutEverywhere, async (_req, res) => {
    const { email } = sessionOf(res)
    await Promise.all([sessions.endAll(email), signIn.cancel(email)])
    leave(res)
  })

  router.post(ownerPaths.appearance, async (req, res) => {
    const form = await readTextForm(req)
    const appearance = appearances.find((name) => name === singleField(form, 'appearance'))
    if (appearance) await sessions.setAppearance(sessionOf(res).secret, appearance)
    res.redirect(303, wantedPage(singleField(form, 'back')))
  })
  return router

  async function enterByCode(req: Request, res: Response, form: FormFields, to: string): Promise<void> {
    const request = singleField(form, 'request') ?? ''
    const email = singleField(form, 'email') ?? ''
    const result = await signIn.redeemCode(request, singleField(form, 'code') ?? '')
    if (result.status === 'signed-in') return start(res, result.email, to)
    if (result.status === 'over') return showSignIn(owner, req, res, { status: 401, reason: 'over', email, to })
    const error = result.triesLeft === 0 ? words.sent.lastWrong : words.sent.wrong(result.triesLeft)
    await showCheckMail(req, res, { status: 422, email, request, to, error })
  }

  async function showCheckMail(
    req: Request,
    res: Response,
    { status, error, ...page }: { status: number; email: string; request: string; to: string; error?: string },
  ): Promise<void> {
    await show(req, res, {
      status,
      title: words.sent.heading,
      ...(error !== undefined && { errors: [{ id: 'code', message: error }] }),
      content: <CheckMailPage {...page} error={error} />,
    })
  }

  /** Always creates a new secret. The browser's previous session, if any, ends. */
  async function start(res: Response, email: string, to: string): Promise<void> {
    const before = findSession(res)
    if (before) await sessions.end(before.secret)
    cookie.set(res, await sessions.start(email))
    res.redirect(303, to)
  }

  function leave(res: Response): void {
    cookie.clear(res)
    res.redirect(303, ownerPaths.requests)
  }
}
