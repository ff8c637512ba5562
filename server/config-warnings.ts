import { configVariables, type Environment } from './config.ts'

const known = Object.keys(configVariables)
const ourPrefix = /^(BLOG_|CONTACT_|CONTENTFUL_|DATA_DIR|HEARTBEAT_|LEADS_|MAPS_|SITE_|SMTP_|TAG_MANAGER_|TRUST_)/

/** Variables that look like ours but are not, each with the nearest real name. */
export function unknownVariables(env: Environment): { variable: string; nearest: string }[] {
  return Object.keys(env).flatMap((variable) => {
    if (known.includes(variable) || variable.length > 100) return []
    const { nearest, distance } = nearestName(variable)
    // Only for long names: HOME is not a misspelled HOST.
    const isMisspelled = distance <= 2 && nearest.length >= 8
    return isMisspelled || ourPrefix.test(variable) ? [{ variable, nearest }] : []
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
