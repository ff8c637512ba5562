/** Parsers from the text of a variable to its value. `undefined` means that the text is not valid. */
import { realpathSync } from 'node:fs'
import { isIP, isIPv6 } from 'node:net'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { decoded } from '../../shared/text/decoded.ts'
import { isLoopback } from '../base/is-loopback.ts'
import type { SmtpServer } from '../mail/mailer.ts'
import type { ContentfulConfig } from '../posts/contentful-source.ts'
import { isDatabaseUrl } from '../store/postgres/connection-options.ts'

export type ListenAddress = { kind: 'port'; port: number; host?: string } | { kind: 'socket'; path: string }

// The kernel's limit for the path of a Unix socket, without its terminating zero.
const maxSocketPathBytes = 107

export function parseInteger(minimum: number, maximum: number) {
  return (text: string): number | undefined => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    return value >= minimum && value <= maximum ? value : undefined
  }
}

export function parseChoice<const T extends string>(choices: readonly T[]) {
  return (text: string): T | undefined => choices.find((choice) => choice === text)
}

export const parsePattern = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

export function parseListenAddress(folder: string) {
  const port = parseInteger(0, 65_535)
  return (text: string): ListenAddress | undefined => {
    if (!text.includes('/')) {
      const value = port(text)
      return value === undefined ? undefined : { kind: 'port', port: value }
    }
    const path = resolve(folder, text)
    return Buffer.byteLength(path) <= maxSocketPathBytes && !text.endsWith('/') ? { kind: 'socket', path } : undefined
  }
}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i

export const parseHost = (text: string) => (isIP(text) || hostName.test(text) ? text : undefined)

/** An address without path, query and credentials, as its origin: `https://www.example.com`. */
export function parseSiteUrl(isProduction: boolean) {
  return (text: string): string | undefined => {
    const url = parseUrl(text, ['http:', 'https:'])
    if (url?.pathname !== '/' || url.search || url.hash || url.username || url.password || /[?#@]/.test(text)) return undefined
    const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
    return isProduction && isLocal ? undefined : url.origin
  }
}

/** Https origins, comma-separated. A host may begin with `*.`, as in a security policy. */
export function parseOrigins(text: string): string[] | undefined {
  const urls = text.split(',').map((entry) => parseUrl(entry.trim(), ['https:'], /^\*\./))
  const origins = urls.flatMap((url) => (url?.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : []))
  return origins.length === urls.length ? origins : undefined
}

/** `URL` accepts other characters in a host too, such as a semicolon, which would end a directive of the security policy. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i

function parseUrl(text: string, protocols: readonly string[], prefix = /^/): URL | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return protocols.includes(url.protocol) && hostPattern.test(url.hostname.replace(prefix, '')) ? url : undefined
}

/** IPv6 addresses without their brackets. */
const hostIn = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

/** Express's `trust proxy`. Refuses `true` and ranges of all addresses, which would let every visitor choose an address. */
export function parseTrustProxy(text: string): number | string[] | undefined {
  if (/^\d+$/.test(text)) return parseInteger(0, 100)(text)
  const entries = text.split(',').map((entry) => entry.trim())
  return entries.every((entry) => proxyNames.includes(entry) || isAddressRange(entry)) ? entries : undefined
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  // Express can't parse an IPv6 address with an embedded IPv4 address or a zone.
  if (!isIP(address) || /:.*[.%]/.test(address) || rest.length > 0) return false
  return bits === undefined || parseInteger(1, isIPv6(address) ? 128 : 32)(bits) !== undefined
}

/** A folder outside of those that are served or built. */
export function parseDataDir(folder: string, forbidden: readonly string[]) {
  return (text: string): string | undefined => {
    if (text.includes('\0')) return undefined
    const path = resolve(folder, text)
    return forbidden.some((outer) => isInside(realPath(resolve(folder, outer)), realPath(path))) ? undefined : path
  }
}

/** The path with links resolved, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path))
  }
}

function isInside(outer: string, path: string): boolean {
  const relativePath = relative(outer, path)
  return relativePath === '' || (relativePath !== '..' && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath))
}

/** Plain http is only valid for this machine, because leads contain personal data. */
export function parseWebhookUrl(text: string): string | undefined {
  const url = parseUrl(text, ['https:', 'http:'])
  return url && (url.protocol === 'https:' || isLoopback(hostIn(url))) && !url.hash ? text : undefined
}

export function parseSmtpUrl(text: string): SmtpServer | undefined {
  const url = parseUrl(text, ['smtp:', 'smtps:'])
  if (!url || (url.pathname !== '' && url.pathname !== '/') || url.search || url.hash) return undefined
  const host = hostIn(url)
  const user = decoded(url.username)
  const password = decoded(url.password)
  if (!parseHost(host) || user === undefined || password === undefined || url.port === '0') return undefined
  const port = Number(url.port || (url.protocol === 'smtps:' ? 465 : 587))
  const credentials = user === '' ? {} : { user, password }
  return { host, port, secure: url.protocol === 'smtps:' || port === 465, ...credentials }
}

/** In libpq's format, with percent-encoded credentials. A relative certificate path starts at `folder`. */
export const parseDatabaseUrl =
  (folder: string) =>
  (text: string): string | undefined => {
    const url = text.replace(/([?&]sslrootcert=)([^&]*)/, (_, name: string, file: string) => {
      return name + encodeURIComponent(resolve(folder, decoded(file) ?? ''))
    })
    return isDatabaseUrl(url) ? url : undefined
  }

const mailbox = /^(?<local>[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*)@(?<domain>[^@]+)$/i

/** Lowercases the domain, because nodemailer reports refused recipients that way. */
export function parseMailbox(text: string): string | undefined {
  const { local, domain } = mailbox.exec(text)?.groups ?? {}
  return domain !== undefined && hostName.test(domain) && text.length <= 254 ? `${local}@${domain.toLowerCase()}` : undefined
}

/** Each recipient adds ten characters to a lead's file name, and file systems limit names to 255. */
export const maxMailboxes = 16

export function parseMailboxes(text: string): string[] | undefined {
  const entries = text.split(',').map((entry) => parseMailbox(entry.trim()))
  const mailboxes = entries.filter((entry) => entry !== undefined)
  const unique = [...new Map(mailboxes.map((entry) => [entry.toLowerCase(), entry])).values()]
  return unique.length <= maxMailboxes && mailboxes.length === entries.length ? unique : undefined
}

/** `cdn.contentful.com`, or `http://127.0.0.1:4000` for an unencrypted one. */
export function parseServiceHost(text: string): ContentfulConfig['host'] | undefined {
  const insecure = text.startsWith('http://')
  const host = insecure ? text.slice('http://'.length) : text
  const url = parseUrl(`http://${host}`, ['http:'])
  return url && (url.host === host || `${url.hostname}:80` === host) ? { host, insecure } : undefined
}

export const parseUrlText = (protocols: readonly string[]) => (text: string) => (parseUrl(text, protocols) ? text : undefined)
