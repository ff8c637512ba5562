/** What an owner should hear about at start although nothing is wrong enough to stop it. */
import { configVariables, type Environment } from './config.ts'

const known = Object.keys(configVariables)
const prefixes = [
  'BLOG_',
  'CONTACT_',
  'CONTENTFUL_',
  'DATA_DIR',
  'HEARTBEAT_',
  'LEADS_',
  'MAPS_',
  'SITE_',
  'SMTP_',
  'TAG_MANAGER_',
  'TRUST_',
]

/** Variables that nobody reads though they look like ours, with the nearest name. */
export function unknownVariables(env: Environment): { variable: string; nearest: string }[] {
  return Object.keys(env).flatMap((variable) => {
    if (known.includes(variable) || variable.length > 100) return []
    const { nearest, distance } = nearestName(variable)
    // Short names are left out: HOME is no misspelt HOST.
    const isMisspelt = distance <= 2 && nearest.length >= 8
    return isMisspelt || prefixes.some((prefix) => variable.startsWith(prefix)) ? [{ variable, nearest }] : []
  })
}

function nearestName(variable: string): { nearest: string; distance: number } {
  const ranked = known.map((nearest) => ({ nearest, distance: editDistance(variable, nearest) }))
  return ranked.reduce((best, candidate) => (candidate.distance < best.distance ? candidate : best))
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
