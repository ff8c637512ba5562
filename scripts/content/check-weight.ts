import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { bestBrotli } from '../../server/pages/brotli.ts'
import { contentPages } from '../../shared/addresses/routes.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { openRenderedSite } from '../rendered-site.ts'
import type { LocatedFinding } from './finding.ts'

/** What a phone on a slow network still loads quickly, in kB: a page's HTML, compressed, and its photo at the top. */
const weightLimits = { html: 16, photo: 60 }

/** The list of posts is cut into pages, and the privacy page has no words of the set. */
const withOwnInput: readonly string[] = ['blog', 'privacy']

/** Warns about pages and photos over these limits in the last build of a set, if there is one. */
export async function checkWeight(root: string, name: string): Promise<LocatedFinding[]> {
  const folder = path.join(root, 'dist', 'sites', name)
  if (!existsSync(path.join(folder, 'site.json'))) return []
  const { site, render } = openRenderedSite(root, name)
  const findings: LocatedFinding[] = []
  for (const page of contentPages(site).filter(({ screen }) => !withOwnInput.includes(screen))) {
    const { byteLength } = await bestBrotli(await render(page))
    findings.push(...tooHeavy({ file: `dist/sites/${name}`, field: page.path, byteLength, limit: weightLimits.html }))
  }
  for (const picture of topPictures(site)) {
    const file = path.join(folder, 'public', 'assets', `${site.built.pictures[picture]?.file}-740.avif`)
    const byteLength = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    findings.push(
      ...tooHeavy({ file: `shared/sites/${name}/pictures/${picture}.jpg`, field: 'size', byteLength, limit: weightLimits.photo }),
    )
  }
  return findings
}

/** The photos that visitors wait for. */
function topPictures({ homepage, services }: BuiltSite): string[] {
  return [...new Set([homepage.hero.picture, ...services.map((service) => service.picture)])]
}

type Weight = { file: string; field: string; byteLength: number; limit: number }

function tooHeavy({ file, field, byteLength, limit }: Weight): LocatedFinding[] {
  const size = byteLength / 1000
  if (size <= limit) return []
  const message = `takes ${size.toFixed(1)} kB in the last build; keep it below ${limit} kB, so that it loads quickly on a phone`
  return [{ level: 'warning', file, field, message }]
}
