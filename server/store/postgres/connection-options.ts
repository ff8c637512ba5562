import pg from 'pg'

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']

export type ConnectionOptions = { connectionString: string; isTlsOptional: boolean }

/**
 * `sslmode` as in libpq: `require` encrypts without checking the certificate, as managed databases with their own certificates need it, and
 * without a mode TLS is used if the server offers it. The library does neither by default.
 */
export function connectionOptions(url: string): ConnectionOptions {
  const { base, search } = splitUrl(url)
  const mode = new URLSearchParams(search).get('sslmode') ?? 'prefer'
  if (!/^postgres(ql)?:\/\//.test(url) || !modes.includes(mode)) throw new TypeError('Not an address of a database')
  if (/%(23|3f)/i.test(nameIn(base))) throw new TypeError('The library cannot open a database with # or ? in its name')
  const isTlsOptional = mode === 'allow' || mode === 'prefer'
  return { connectionString: withMode(url, isTlsOptional ? 'prefer' : mode), isTlsOptional }
}

/** Does not connect. Reads the certificate files that the address names. */
export function isDatabaseUrl(url: string): boolean {
  try {
    new pg.Client(connectionOptions(url).connectionString)
    return true
  } catch {
    return false
  }
}

export const withoutTls = ({ connectionString }: ConnectionOptions): ConnectionOptions => ({
  connectionString: withMode(connectionString, 'disable'),
  isTlsOptional: false,
})

function withMode(url: string, mode: string): string {
  const { base, search } = splitUrl(url)
  const parameters = new URLSearchParams(search)
  parameters.set('sslmode', mode)
  parameters.set('uselibpqcompat', 'true')
  return `${withPlainName(base)}?${parameters}`
}

/** `pg` does not decode a database's name, but accepts these characters unencoded. The configuration rejects names with # and ?. */
const withPlainName = (base: string) => {
  const name = nameIn(base)
  return base.slice(0, base.length - name.length) + name.replace(/%(2[46bcf]|3[abd]|40)/gi, decodeURIComponent)
}

/** What follows user and host. */
const nameIn = (base: string): string => /^\w+:\/\/[^/]*\/(.*)$/.exec(base)?.[1] ?? ''

/** Not with `URL`, which refuses a user without a host, as in addresses with a Unix socket. */
function splitUrl(url: string): { base: string; search: string } {
  const start = url.indexOf('?')
  return start < 0 ? { base: url, search: '' } : { base: url.slice(0, start), search: url.slice(start + 1) }
}
