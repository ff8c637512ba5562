import { megabyte } from '../../shared/contact/contact-photos.ts'
import { type Weekday, weekdays } from '../base/calendar.ts'
import { ConfigError, type ConfigFault } from '../base/errors.ts'
import { isLoopback } from '../base/is-loopback.ts'
import { type LogLevel, logLevels } from '../base/log.ts'
import type { ContentfulConfig } from '../posts/contentful-source.ts'
import {
  type ListenAddress,
  maxMailboxes,
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
  type SmtpAddress,
} from './config-values.ts'

export type { ListenAddress }
export type Environment = Readonly<Record<string, string | undefined>>

type MailConfig = { smtp: SmtpAddress; to: string[]; from: string }

/** A Tag Manager container, whether Google Ads may run in it, and the origins of other tags. */
export type TagConfig = { id: string; ads: boolean; hosts: string[] }

export type Config = {
  listen: ListenAddress
  nodeEnv: 'production' | 'development' | 'test'
  /** The name under which everything of the business is kept: that of the content set, or of its file in `SITES_DIR`. */
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
  /** Who sends it sees the whole health report. */
  healthToken: string | undefined
  logLevel: LogLevel
}

/** Every variable and its valid values, in the order of the documentation. */
export const configVariables = {
  PORT: 'a port from 0 to 65535, or the path of a Unix socket (with a /, at most 107 bytes)',
  HOST: 'an address or host name to bind',
  NODE_ENV: 'production, development or test',
  SITE: 'the name of a content set',
  SITE_URL: 'an absolute http or https address without path, query and credentials; in production not localhost',
  SITES_DIR: 'a folder outside of dist/ and public/',
  TRUST_PROXY: 'a hop count, or a list of addresses, ranges, loopback, linklocal, uniquelocal; not all addresses',
  DATA_DIR: 'a folder outside of dist/ and public/',
  DATABASE_URL: 'postgres://user:password@host:port/database, special characters percent-encoded, sslmode and sslrootcert as for libpq',
  SMTP_URL: 'smtp:// or smtps:// with user, password, host and port, special characters percent-encoded',
  CONTACT_TO: `one to ${maxMailboxes} email addresses, comma-separated; required with SMTP_URL`,
  CONTACT_FROM: 'an email address; required with SMTP_URL',
  CONTACT_ACKNOWLEDGE: 'on or off',
  LEADS_WEBHOOK_URL: 'an absolute https address; http only to this machine',
  LEADS_WEBHOOK_SECRET: '16 printable characters or more, without spaces; required with LEADS_WEBHOOK_URL',
  OWNER_EMAILS: `one to ${maxMailboxes} email addresses, comma-separated; with an https SITE_URL, or without one and with HOST=127.0.0.1`,
  CONTACT_RATE_LIMIT: 'a number from 1 to 100000',
  CONTACT_RATE_WINDOW: 'a number of seconds from 1 to 2000000',
  LEADS_RETENTION_DAYS: 'a number of days from 0 to 36500',
  PHOTOS_MAX_MB: 'a number of megabytes from 1 to 10000000',
  BLOG_SOURCE: 'built-in or contentful',
  CONTENTFUL_SPACE_ID: 'letters, digits and hyphens; required with BLOG_SOURCE=contentful',
  CONTENTFUL_ACCESS_TOKEN: 'the read-only delivery token; required with BLOG_SOURCE=contentful',
  CONTENTFUL_ENVIRONMENT: 'letters, digits, dots, hyphens and underscores',
  CONTENTFUL_HOST: 'a host name, with http:// in front if it is unencrypted',
  CONTENTFUL_WEBHOOK_SECRET: 'printable characters without spaces',
  MAPS_API_KEY: 'letters, digits, hyphens and underscores',
  TAG_MANAGER_ID: 'a container like GTM-XXXXXX; required with TAG_MANAGER_ADS and TAG_HOSTS',
  TAG_MANAGER_ADS: 'on or off',
  TAG_HOSTS: 'https origins like https://cdn.example.com, comma-separated',
  REPORT: `${weekdays.join(', ')} or off`,
  HEARTBEAT_URL: 'an absolute http or https address',
  HEALTH_TOKEN: '16 printable characters or more, without spaces',
  LOG_LEVEL: logLevels.join(', '),
} as const
type ConfigVariable = keyof typeof configVariables

const secrets: ReadonlySet<ConfigVariable> = new Set([
  'SMTP_URL',
  'CONTENTFUL_ACCESS_TOKEN',
  'CONTENTFUL_WEBHOOK_SECRET',
  'DATABASE_URL',
  // Receivers often put a token in the address.
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  // Anyone who knows the address could call it and hide an outage.
  'HEARTBEAT_URL',
  'HEALTH_TOKEN',
])

/** Text in front of an @ may be a password, except in email addresses. */
const isSecret = (variable: ConfigVariable, text: string) =>
  secrets.has(variable) || (text.includes('@') && !/^(CONTACT_|OWNER_)/.test(variable))

const maxValueLength = 4096
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
  const { faults, read, refuse } = createReader(env)
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
  if (faults.length > 0) throw new ConfigError(faults)
  return config

  function readTags(): TagConfig | undefined {
    const ads = read('TAG_MANAGER_ADS', parseChoice(['on', 'off'])) === 'on'
    const hosts = read('TAG_HOSTS', parseOrigins) ?? []
    const parse = parsePattern(/^GTM-[A-Z0-9]{1,20}$/)
    const id = ads || hosts.length > 0 ? readRequired('TAG_MANAGER_ID', parse) : read('TAG_MANAGER_ID', parse)
    return id === undefined ? undefined : { id, ads, hosts }
  }

  function readMail(): MailConfig | undefined {
    const isWanted = textOf(env, 'SMTP_URL') !== undefined
    const smtp = read('SMTP_URL', parseSmtpUrl)
    const to = isWanted ? readRequired('CONTACT_TO', parseMailboxes) : read('CONTACT_TO', parseMailboxes)
    const from = isWanted ? readRequired('CONTACT_FROM', parseMailbox) : read('CONTACT_FROM', parseMailbox)
    return smtp && to && from ? { smtp, to, from } : undefined
  }

  function readLeadsWebhook(): Config['leadsWebhook'] {
    const isWanted = textOf(env, 'LEADS_WEBHOOK_URL') !== undefined
    const url = read('LEADS_WEBHOOK_URL', parseWebhookUrl)
    const secret = isWanted ? readRequired('LEADS_WEBHOOK_SECRET', longSecret) : read('LEADS_WEBHOOK_SECRET', longSecret)
    return url && secret ? { url, secret } : undefined
  }

  /** Nobody between the owner and the server may read the session's cookie. */
  function readOwnerEmails(): Config['ownerEmails'] {
    const emails = read('OWNER_EMAILS', parseMailboxes)
    const isLocal = host !== undefined && isLoopback(host) && listen.kind === 'port'
    const isPrivate = textOf(env, 'SITE_URL') === undefined ? isLocal : siteUrl === undefined || siteUrl.startsWith('https://')
    if (emails && !isPrivate) refuse('OWNER_EMAILS', siteUrl === undefined ? 'no SITE_URL' : quoted(siteUrl))
    return emails?.map((email) => email.toLowerCase())
  }

  function readContentful(): ContentfulConfig | undefined {
    const isWanted = read('BLOG_SOURCE', parseChoice(['built-in', 'contentful'])) === 'contentful'
    const spaceId = isWanted ? readRequired('CONTENTFUL_SPACE_ID', identifier) : read('CONTENTFUL_SPACE_ID', identifier)
    const accessToken = isWanted ? readRequired('CONTENTFUL_ACCESS_TOKEN', visible) : read('CONTENTFUL_ACCESS_TOKEN', visible)
    const environment = read('CONTENTFUL_ENVIRONMENT', identifier) ?? 'master'
    const host = read('CONTENTFUL_HOST', parseServiceHost) ?? { host: 'cdn.contentful.com', insecure: false }
    return isWanted && spaceId && accessToken ? { spaceId, accessToken, environment, host } : undefined
  }

  function readRequired<T>(variable: ConfigVariable, parse: (text: string) => T | undefined): T | undefined {
    if (textOf(env, variable) === undefined) refuse(variable, 'nothing')
    return read(variable, parse)
  }
}

function createReader(env: Environment) {
  const faults: ConfigFault[] = []
  const refuse = (variable: ConfigVariable, got: string, expected: string = configVariables[variable]) => {
    faults.push({ variable, got, expected })
  }
  const read = <T>(variable: ConfigVariable, parse: (text: string) => T | undefined, expected?: string): T | undefined => {
    const text = textOf(env, variable)
    if (text === undefined) return undefined
    const value = text.length <= maxValueLength ? parse(text) : undefined
    if (value === undefined) refuse(variable, isSecret(variable, text) ? '(hidden)' : quoted(text), expected)
    return value
  }
  return { faults, refuse, read }
}

/** Own properties only. Values are trimmed, and an empty one counts as unset. */
function textOf(env: Environment, variable: ConfigVariable): string | undefined {
  const text = Object.hasOwn(env, variable) ? env[variable]?.trim() : undefined
  return text === '' ? undefined : text
}

const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** Includes the names of the sets, if they are known. */
function expectedSite(sites: readonly string[] = []): string {
  const names = sites.length > 0 ? `: ${sites.join(', ')}` : ''
  return `${configVariables.SITE}${names}`
}

function isSite(name: string, sites: readonly string[] | undefined): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && (!sites || sites.includes(name))
}
