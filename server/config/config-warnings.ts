import { isPublic, leftOutSamples, sampleFacts } from '../../shared/content/sample-facts.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { editDistance } from '../../shared/text/edit-distance.ts'
import type { Config } from './config.ts'
import type { Environment } from './config-reader.ts'
import { configVariables } from './config-variables.ts'

/** Sentences that the operator should see at each start. */
export function startWarnings(config: Config, env: Environment, site: BuiltSite): string[] {
  const warnings = unknownVariables(env).map(({ variable, nearest }) => `unknown variable ${variable}: did you mean ${nearest}?`)
  if (config.nodeEnv === 'production') warnings.push(...sampleWarnings(config, site))
  if (!config.mail && !config.leadsWebhook) {
    warnings.push('no mail server is configured: inquiries are stored and wait; set SMTP_URL, CONTACT_TO and CONTACT_FROM')
  }
  if (config.acknowledges && !config.mail) warnings.push('CONTACT_ACKNOWLEDGE does nothing without SMTP_URL')
  if (config.ownerEmails && !config.mail) {
    warnings.push("OWNER_EMAILS without SMTP_URL: sign-in links can't be mailed; npm run owner -- link ADDRESS prints one")
  }
  return warnings
}

/** Why this site may not be public: its files still have sentences of the template, which are about no particular business. */
export function templateProblem({ siteUrl }: Pick<Config, 'siteUrl'>, { built }: Pick<BuiltSite, 'built'>): string | undefined {
  const { templateFiles = [] } = built
  if (!isPublic(siteUrl) || templateFiles.length === 0) return undefined
  return ['SITE_URL makes this site public, but these files still have sentences of the template:', ...templateFiles].join('\n  ')
}

function sampleWarnings({ contentSet: name, siteUrl }: Config, site: BuiltSite): string[] {
  const where = `npm run site -- check ${name} lists where`
  const samples = sampleFacts(site)
  if (!isPublic(siteUrl)) {
    return samples.length > 0
      ? [`the site still shows sample facts, to be replaced before it is public: ${countedPlaces(samples)}; ${where}`]
      : []
  }
  const leftOut = leftOutSamples(site)
  // The set's own address is not shown, because `SITE_URL` replaces it.
  const shown = samples.filter((place) => place !== 'siteUrl' && !leftOut.includes(place))
  const warnings: string[] = []
  if (leftOut.length > 0) warnings.push(`left out of this public site because they are samples: ${countedPlaces(leftOut)}; ${where}`)
  if (shown.length > 0) warnings.push(`THIS SITE IS PUBLIC AND SHOWS SAMPLES AS FACTS, replace them now: ${countedPlaces(shown)}; ${where}`)
  return warnings
}

/** `terms[0]` and `terms[1]` become `terms (2)`. */
export function countedPlaces(places: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const place of places) {
    const list = place.replace(/\[\d+\]$/, '')
    counts.set(list, (counts.get(list) ?? 0) + 1)
  }
  return [...counts].map(([list, count]) => (count > 1 ? `${list} (${count})` : list)).join(', ')
}

const known = Object.keys(configVariables)
/** The build's variable, which a checkout's `.env` may contain. */
const buildVariable = 'SETS_DIR'
const ourPrefix = /^(BLOG_|CONTACT_|CONTENTFUL_|DATA_DIR|HEALTH_|HEARTBEAT_|LEADS_|MAPS_|OWNER_|SITE_|SITES_|SMTP_|TAG_|TRUST_)/

/** Variables that look like ours but are not, each with the nearest real name. */
export function unknownVariables(env: Environment): { variable: string; nearest: string }[] {
  return Object.keys(env).flatMap((variable) => {
    if (known.includes(variable) || variable === buildVariable || variable.length > 100) return []
    // Only for long names: HOME is not a misspelled HOST.
    const alike = known.filter((name) => name.length >= 8 && Math.abs(name.length - variable.length) <= 2)
    const isMisspelled = alike.some((name) => editDistance(variable, name) <= 2)
    return isMisspelled || ourPrefix.test(variable) ? [{ variable, nearest: nearestName(variable) }] : []
  })
}

function nearestName(variable: string): string {
  const ranked = known.map((name) => ({ name, distance: editDistance(variable, name) }))
  return ranked.reduce((best, candidate) => (candidate.distance < best.distance ? candidate : best)).name
}
