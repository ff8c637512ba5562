import { megabyte } from '../../shared/contact/contact-photos.ts'
import { type Weekday, weekdays } from '../base/calendar.ts'
import { ConfigError } from '../base/errors.ts'
import { isLoopback } from '../base/is-loopback.ts'
import { type LogLevel, logLevels } from '../base/log.ts'
import type { SmtpServer } from '../mail/mailer.ts'
import type { ContentfulConfig } from '../posts/contentful-source.ts'
import { createConfigReader, type Environment, quoted } from './config-reader.ts'
import {
  type ListenAddress,
  parseChoice,
  parseDatabaseUrl,
  parseDataDir,
  parseHost,
  parseInteger,
  parseListenAddress,
  parseMailbox,
  parseMailboxes,
  parseOrigins,
  parsePattern,
  parseServiceHost,
  parseSiteUrl,
  parseSmtpUrl,
  parseTrustProxy,
  parseUrlText,
  parseWebhookUrl,
} from './config-values.ts'
import { configVariables } from './config-variables.ts'

export type { ListenAddress }

type MailConfig = { smtp: SmtpServer; to: string[]; from: string }

/** A Tag Manager container, whether Google Ads may run in it, and the origins of other tags. */
type TagConfig = { id: string; ads: boolean; hosts: string[] }

export type Config = {
  listen: ListenAddress
  nodeEnv: 'production' | 'development' | 'test'
  /** The name under which the business's data is stored: that of the content set, or of its file in `SITES_DIR`. */
  site: string
  contentSet: string
  /** A folder with one file per business. */
  sitesDir: string | undefined
  /** The value of `SITE_URL`. Without it the content set's own address is used. */
  siteUrl: string | undefined
  trustProxy: number | string[]
  dataDir: string
  /** Everything is kept in this database instead of files. */
  databaseUrl: string | undefined
  mail: MailConfig | undefined
  /** Whether the visitor gets an email that confirms the inquiry. */
  acknowledges: boolean
  leadsWebhook: { url: string; secret: string } | undefined
  /** Who may sign in to the owner's pages, in lower case. Undefined if there are no such pages. */
  ownerEmails: string[] | undefined
  rateLimit: { limit: number; windowSeconds: number }
  /** 0 keeps sent leads forever. */
  retentionDays: number
  /** For all photos together. */
  maxPhotoBytes: number
  contentful: ContentfulConfig | undefined
  webhookSecret: string | undefined
  mapsApiKey: string | undefined
  tags: TagConfig | undefined
  /** The day of the weekly letter; `undefined` sends none. */
  reportDay: Weekday | undefined
  heartbeatUrl: string | undefined
  /** A request with it sees the whole health report. */
  healthToken: string | undefined
  logLevel: LogLevel
}

const identifier = parsePattern(/^[\w.-]{1,64}$/)
const visible = parsePattern(/^[\x21-\x7e]+$/)
const longSecret = parsePattern(/^[\x21-\x7e]{16,}$/)

type ConfigOptions = {
  /** The folder that contains `dist/`. Relative paths start here. */
  folder: string
  /** Names of the built content sets; `SITE` must be one of them. */
  sites?: readonly string[]
}

/** Throws a ConfigError that lists every invalid variable. */
export function readConfig(env: Environment, { folder, sites }: ConfigOptions): Config {
  const { errors, read, readIf, refuse, isSet } = createConfigReader(env)
  const report = read('REPORT', parseChoice([...weekdays, 'off'])) ?? 'monday'
  const nodeEnv = read('NODE_ENV', parseChoice(['production', 'development', 'test'])) ?? 'production'
  const host = read('HOST', parseHost)
  const listen = read('PORT', parseListenAddress(folder)) ?? { kind: 'port', port: 3000 }
  const siteUrl = read('SITE_URL', parseSiteUrl(nodeEnv === 'production'))
  const contentSet = read('SITE', (text) => (isSite(text, sites) ? text : undefined), expectedSite(sites)) ?? 'fencing'
  const config: Config = {
    listen: listen.kind === 'port' ? { ...listen, host } : listen,
    nodeEnv,
    site: contentSet,
    contentSet,
    sitesDir: read('SITES_DIR', parseDataDir(folder, ['dist', 'public'])),
    siteUrl,
    trustProxy: read('TRUST_PROXY', parseTrustProxy) ?? ['loopback'],
    dataDir: read('DATA_DIR', parseDataDir(folder, ['dist', 'public'])) ?? parseDataDir(folder, [])('data') ?? folder,
    databaseUrl: read('DATABASE_URL', parseDatabaseUrl(folder)),
    mail: readMail(),
    acknowledges: read('CONTACT_ACKNOWLEDGE', parseChoice(['on', 'off'])) === 'on',
    leadsWebhook: readLeadsWebhook(),
    ownerEmails: readOwnerEmails(),
    rateLimit: {
      limit: read('CONTACT_RATE_LIMIT', parseInteger(1, 100_000)) ?? 5,
      windowSeconds: read('CONTACT_RATE_WINDOW', parseInteger(1, 2_000_000)) ?? 600,
    },
    retentionDays: read('LEADS_RETENTION_DAYS', parseInteger(0, 36_500)) ?? 90,
    maxPhotoBytes: (read('PHOTOS_MAX_MB', parseInteger(1, 10_000_000)) ?? 1_000) * megabyte,
    contentful: readContentful(),
    webhookSecret: read('CONTENTFUL_WEBHOOK_SECRET', visible),
    mapsApiKey: read('MAPS_API_KEY', parsePattern(/^[\w-]{1,200}$/)),
    tags: readTags(),
    reportDay: report === 'off' ? undefined : report,
    heartbeatUrl: read('HEARTBEAT_URL', parseUrlText(['http:', 'https:'])),
    healthToken: read('HEALTH_TOKEN', longSecret),
    logLevel: read('LOG_LEVEL', parseChoice(logLevels)) ?? 'info',
  }
  if (errors.length > 0) throw new ConfigError(errors)
  return config

  function readTags(): TagConfig | undefined {
    const ads = read('TAG_MANAGER_ADS', parseChoice(['on', 'off'])) === 'on'
    const hosts = read('TAG_HOSTS', parseOrigins) ?? []
    const id = readIf(ads || hosts.length > 0, 'TAG_MANAGER_ID', parsePattern(/^GTM-[A-Z0-9]{1,20}$/))
    return id === undefined ? undefined : { id, ads, hosts }
  }

  function readMail(): MailConfig | undefined {
    const isWanted = isSet('SMTP_URL')
    const smtp = read('SMTP_URL', parseSmtpUrl)
    const to = readIf(isWanted, 'CONTACT_TO', parseMailboxes)
    const from = readIf(isWanted, 'CONTACT_FROM', parseMailbox)
    return smtp && to && from ? { smtp, to, from } : undefined
  }

  function readLeadsWebhook(): Config['leadsWebhook'] {
    const url = read('LEADS_WEBHOOK_URL', parseWebhookUrl)
    const secret = readIf(isSet('LEADS_WEBHOOK_URL'), 'LEADS_WEBHOOK_SECRET', longSecret)
    return url && secret ? { url, secret } : undefined
  }

  /** Requires https, or a server that only this machine can reach, so that nobody can intercept the session cookie. */
  function readOwnerEmails(): Config['ownerEmails'] {
    const emails = read('OWNER_EMAILS', parseMailboxes)
    const isLocal = host !== undefined && isLoopback(host) && listen.kind === 'port'
    const isPrivate = isSet('SITE_URL') ? siteUrl === undefined || siteUrl.startsWith('https://') : isLocal
    if (emails && !isPrivate) refuse('OWNER_EMAILS', siteUrl === undefined ? 'no SITE_URL' : quoted(siteUrl))
    return emails?.map((email) => email.toLowerCase())
  }

  function readContentful(): ContentfulConfig | undefined {
    const isWanted = read('BLOG_SOURCE', parseChoice(['built-in', 'contentful'])) === 'contentful'
    const spaceId = readIf(isWanted, 'CONTENTFUL_SPACE_ID', identifier)
    const accessToken = readIf(isWanted, 'CONTENTFUL_ACCESS_TOKEN', visible)
    const environment = read('CONTENTFUL_ENVIRONMENT', identifier) ?? 'master'
    const host = read('CONTENTFUL_HOST', parseServiceHost) ?? { host: 'cdn.contentful.com', insecure: false }
    return isWanted && spaceId && accessToken ? { spaceId, accessToken, environment, host } : undefined
  }
}

/** Includes the names of the sets, if they are known. */
function expectedSite(sites: readonly string[] = []): string {
  const names = sites.length > 0 ? `: ${sites.join(', ')}` : ''
  return `${configVariables.SITE}${names}`
}

function isSite(name: string, sites: readonly string[] | undefined): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && (!sites || sites.includes(name))
}
