import type { RequestHandler } from 'express'
import { type OwnerMessages, ownerMessagesFor } from '../../shared/language/owner-messages.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { type Clock, systemClock } from '../base/clock.ts'
import type { Logger } from '../base/log.ts'
import type { Changes } from '../changes/changes.ts'
import type { Config } from '../config/config.ts'
import type { MailOutage } from '../leads/delivery/mail-holds.ts'
import type { Leads } from '../leads/leads.ts'
import { minuteLimit } from '../limits/minute-limit.ts'
import type { Rendering } from '../pages/rendering.ts'
import type { Store } from '../store/store.ts'
import { createRequestIndex } from './requests/request-index.ts'
import { createRequests, type Requests } from './requests/requests.ts'
import { createSessionCookie, type SessionCookie } from './session-cookie.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createShowPage, type ShowPage } from './show-page.tsx'
import { createSignIn, type SignIn } from './sign-in.ts'
import { createSignInMailer, type SignInMailer } from './sign-in-mailer.ts'

/** What the owner's pages need. Each router takes a part of it. */
export type Owner = Requests & {
  /** The site in its default language, which the owner's pages use too. */
  site: BuiltSite
  messages: OwnerMessages
  siteUrl: string
  manifest: AssetManifest
  show: ShowPage
  store: Store
  leads: Leads
  sessions: Sessions
  cookie: SessionCookie
  signIn: SignIn
  signInMailer: SignInMailer
  signInLimit: RequestHandler
  clock: Clock
  changes: Changes
  /** The page at an address with all drafts, if there is one. */
  preview(target: string): Promise<Buffer | undefined>
  log: Logger

  /** The same for another version of the site, which the owner has published. */
  withSite(site: BuiltSite): Owner
}

type OwnerOptions = {
  site: BuiltSite
  manifest: AssetManifest
  siteUrl: string
  store: Store
  leads: Leads
  changes: Changes
  preview: Owner['preview']
  rendering: Rendering
  /** Why mail does not get through. Undefined if it does. */
  mailOutage: () => MailOutage | undefined
  log: Logger
  clock?: Clock
}

/** Each request writes to the store, even if the address may not sign in. */
const signInsPerMinute = 10

/** Undefined without `OWNER_EMAILS`: then there are no such pages. */
export function createOwner(config: Config, { clock = systemClock, ...options }: OwnerOptions): Owner | undefined {
  const { ownerEmails: owners } = config
  if (!owners) return undefined
  const { site, manifest, siteUrl, store, leads, changes, preview, rendering, mailOutage, log } = options
  const { documents } = store
  const messages = ownerMessagesFor(site.language)
  const index = createRequestIndex(store)
  const mail = { recipients: config.mail?.to ?? [], hasWebhook: config.leadsWebhook !== undefined, outage: mailOutage }
  const withSite = (shown: BuiltSite): Owner => {
    const requests = createRequests({ site: shown, index, messages, retentionDays: config.retentionDays, mail, clock })
    const { countWaiting } = requests.requestList
    return { ...parts, ...requests, site: shown, show: createShowPage({ site: shown, manifest, rendering, countWaiting }) }
  }
  const parts = {
    ...{ siteUrl, manifest, store, leads, changes, preview, messages, clock, log, withSite },
    sessions: createSessions({ documents, owners, clock }),
    signIn: createSignIn({ documents, owners, clock }),
    signInLimit: minuteLimit('sign-in', signInsPerMinute, store.limits('sign-in')),
    signInMailer: createSignInMailer({ config, site, log, clock }),
    // Without https the server listens only on this machine.
    cookie: createSessionCookie(config.siteUrl !== undefined),
  }
  return withSite(site)
}
