import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { ConfigError, StartError } from '../base/errors.ts'
import { plainHost } from '../base/plain-host.ts'
import { type Config, readConfig } from './config.ts'
import type { Environment } from './config-reader.ts'
import { startWarnings } from './config-warnings.ts'
import { parseEnvFile } from './env-file.ts'

type NamedFile = { name: string; env: Environment }
export type RightFile = NamedFile & { config: Config; siteUrl: string }

/** One file of `SITES_DIR`. An invalid one has no configuration; its address is known if that much can be read. */
export type BusinessFile = RightFile | (NamedFile & { error: string; siteUrl: string | undefined })

const processVariables = ['PORT', 'HOST', 'TRUST_PROXY', 'LOG_LEVEL', 'DATA_DIR', 'DATABASE_URL', 'NODE_ENV'] as const

type Options = { folder: string; sites: readonly string[] }

/** Reads every `NAME.env` of the folder, in order. An invalid file does not affect the others. */
export function readBusinesses(sitesDir: string, env: Environment, options: Options): BusinessFile[] {
  const hosts = new Set<string>()
  const businesses = businessNames(sitesDir).map((name): BusinessFile => {
    const business = readBusiness(sitesDir, name, env, options)
    if ('error' in business) return business
    const host = hostOf(business.siteUrl)
    if (!hosts.has(host)) {
      hosts.add(host)
      return business
    }
    const error = { variable: 'SITE_URL', got: `"${business.siteUrl}"`, expected: 'a host that no other business has' }
    return { name, env: business.env, siteUrl: undefined, error: new ConfigError([error]).message }
  })
  // A copied file with an error must not take the host of the right one.
  const isTaken = (siteUrl: string | undefined) => siteUrl !== undefined && hosts.has(hostOf(siteUrl))
  return businesses.map((file) => ('error' in file && isTaken(file.siteUrl) ? { ...file, siteUrl: undefined } : file))
}

const hostOf = (siteUrl: string) => plainHost(new URL(siteUrl).host)

export function readBusiness(sitesDir: string, name: string, env: Environment, { folder, sites }: Options): BusinessFile {
  let own: Environment = {}
  try {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new StartError('Rename the file: use only lower-case letters, digits and hyphens')
    const { env: read, errors } = parseEnvFile(join(sitesDir, `${name}.env`), `${name}.env`)
    own = read
    if (errors.length > 0) throw new ConfigError(errors)
    const shared = Object.fromEntries(processVariables.map((variable) => [variable, env[variable]]))
    const config = readConfig({ ...own, ...shared }, { folder, sites })
    const { siteUrl } = config
    if (siteUrl === undefined) throw new ConfigError([{ variable: 'SITE_URL', got: 'nothing', expected: 'the address of the business' }])
    // Data is stored under the name of the business, because two businesses may use the same content set.
    return { name, env: own, siteUrl, config: { ...config, site: name } }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return { name, env: own, siteUrl: originOf(own.SITE_URL), error: error.message }
  }
}

/** Sentences that the operator should see when the business starts. */
export function businessWarnings({ env, config }: RightFile, site: BuiltSite): string[] {
  const useless = processVariables.filter((variable) => env[variable] !== undefined)
  return [...useless.map((variable) => `${variable} belongs to the process and does nothing here`), ...startWarnings(config, env, site)]
}

export function businessNames(sitesDir: string): string[] {
  try {
    const files = readdirSync(sitesDir).filter((file) => file.endsWith('.env') && file !== '.env')
    return files.map((file) => file.slice(0, -'.env'.length)).sort()
  } catch (cause) {
    throw new StartError('SITES_DIR cannot be read: check that the folder exists, and its permissions', { cause })
  }
}

/** `localhost:3000` parses as a URL with the scheme `localhost:`. */
function originOf(text = ''): string | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
