import { configVariables, type Environment } from './config.ts'

const known = Object.keys(configVariables)
const ourPrefix = /^(BLOG_|CONTACT_|CONTENTFUL_|DATA_DIR|HEARTBEAT_|LEADS_|MAPS_|SITE_|SMTP_|TAG_MANAGER_|TRUST_)/

/** Variables that look like ours but are not, each with the nearest real name. */
export function unknownVariables(env: Environment): { variable: string; nearest: string }[] {
  return Object.keys(env).flatMap((variable) => {
    if (known.includes(variable) || variable.length > 100) return []
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
