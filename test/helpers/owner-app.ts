import { onTestFinished } from 'vitest'
import type { Owner } from '../../server/owner/owner.ts'
import { makeApp } from './app-site.ts'
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts'

export const dana = 'dana@fence.example'

export type OwnerReply = { status: number; headers: Headers; text: string; location: string | null }
export type AskOptions = { method?: string; form?: Record<string, string>; headers?: Record<string, string>; cookie?: string }
export type AskOwner = (path: string, options?: AskOptions) => Promise<OwnerReply>

type OwnerAppOptions = NonNullable<Parameters<typeof makeApp>[0]>

/** The real app with owner's pages and a mail server. */
export async function makeOwnerApp({ env = {}, ...options }: OwnerAppOptions = {}) {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const mail = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: dana, CONTACT_FROM: 'site@fence.example' }
  const made = await makeApp({ env: { HOST: '127.0.0.1', OWNER_EMAILS: dana, ...mail, ...env }, ...options })
  const { owner } = made.services
  if (!owner) throw new Error('This app has no owner’s pages')
  const ask = askOwnerAt(made.http.port)
  return { ...made, owner, sink, ask, signedIn: await askSignedIn(owner, ask) }
}

/** Posts `form` if it is given, otherwise sends GET. Never follows a redirect. */
export const askOwnerAt =
  (port: number): AskOwner =>
  async (path, { method, form, headers = {}, cookie } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: method ?? (form ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
      ...(form && { body: new URLSearchParams(form) }),
    })
    return { status: response.status, headers: response.headers, text: await response.text(), location: response.headers.get('location') }
  }

/** Sends requests with a separate session. */
export async function askSignedIn(owner: Owner, ask: AskOwner, email = dana): Promise<AskOwner> {
  const cookie = `owner=${await owner.sessions.start(email)}`
  return (path, options = {}) => ask(path, { cookie, ...options })
}

/** The cookie that a response sets, as a browser sends it back. */
export const cookieOf = ({ headers }: OwnerReply): string | undefined => headers.getSetCookie()[0]?.split(';')[0]

export const hiddenField = ({ text }: Pick<OwnerReply, 'text'>, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''

/** Link and code of the last sign-in mail. */
export function lastSignInMail({ mails }: SmtpSink): { path: string; code: string } {
  const text =
    mails
      .at(-1)
      ?.source.replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=') ?? ''
  return { path: /http:\/\/[^/]+(\/owner\/enter\?[^\s"<]+)/.exec(text)?.[1] ?? '', code: /^(\d{6})\r?$/m.exec(text)?.[1] ?? '' }
}
