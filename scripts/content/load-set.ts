import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { drawingsIn, joinSite, languagesOf } from '../../shared/content/compose-site.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { checkSite, type SiteFiles } from '../../shared/content/site-check.ts'
import type { Site } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import type { BuildOptions } from '../bundle/build-options.ts'
import { shortHash } from '../bundle/files/content-hash.ts'
import { readSetDrawings } from './set-drawings.ts'
import { exportedSet } from './set-modules.ts'

/** The site in one language, with its translated drawings. */
export type CheckedSite = { site: Site; drawings: Drawings }

/** A content set that passed all checks, in each of its languages, the default one first. */
export type CheckedSet = { name: string; folder: string; sites: [CheckedSite, ...CheckedSite[]] }

/** A content set with errors: one line each, starting with its place. */
export class ContentError extends Error {
  readonly problems: readonly string[]
  constructor(name: string, problems: readonly string[]) {
    super(
      [`The content set '${name}' has ${problems.length === 1 ? 'an error' : `${problems.length} errors`}:`, ...problems].join('\n  ') +
        `\nnpm run site -- check ${name} names the file of each.`,
    )
    this.name = 'ContentError'
    this.problems = problems
  }
}

export async function loadContentSet({ root, cache }: Pick<BuildOptions, 'root' | 'cache'>, name: string): Promise<CheckedSet> {
  const folder = path.join(root, 'shared', 'sites', name)
  const set = await evaluate(folder, path.join(cache, 'content'), name)
  const pictures = (await readdir(path.join(folder, 'pictures'))).filter((file) => file.endsWith('.jpg'))
  const { drawings, problems } = await readSetDrawings(folder, set)
  if (problems.length > 0) {
    throw new ContentError(
      name,
      problems.map(({ file, message }) => `${file}: ${message}`),
    )
  }
  const files = { pictures: pictures.map((file) => path.basename(file, '.jpg')), drawings: Object.keys(drawings) }
  return { name, folder, sites: checkedSites(name, { ...set, drawings }, files) }
}

function checkedSites(name: string, set: ContentSet & { drawings: Drawings }, files: SiteFiles): CheckedSet['sites'] {
  const languages = languagesOf(set)
  const checks = languages.map((language) => {
    const { drawings, problems } = drawingsIn(set, language)
    const check = checkSite(joinSite(set, language), files)
    if (check.status === 'complete') return { problems, checked: [{ site: check.site, drawings }] }
    return { problems: [...check.problems, ...problems], checked: [] }
  })
  const problems = checks.flatMap((check, index) =>
    languages.length > 1 ? check.problems.map((problem) => `${languages[index]}: ${problem}`) : check.problems,
  )
  const [first, ...others] = checks.flatMap(({ checked }) => checked)
  if (languages.length === 0) problems.push('words: must have at least one language')
  if (problems.length > 0 || !first) throw new ContentError(name, problems)
  return [first, ...others]
}

/** Bundles the set into a new file before importing it, because Node caches modules and would not see changes. */
async function evaluate(folder: string, cache: string, name: string): Promise<ContentSet> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(folder, 'site.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'silent',
  })
  const [bundle] = outputFiles
  if (!bundle) throw new Error(`esbuild produced no output for ${folder}`)
  await mkdir(cache, { recursive: true })
  const file = path.join(cache, `${name}-${shortHash(bundle.contents)}.mjs`)
  await writeFile(file, bundle.contents)
  try {
    return exportedSet(await import(pathToFileURL(file).href))
  } catch (error) {
    throw new ContentError(name, [`cannot be read: ${error instanceof Error ? error.message : error}`])
  }
}
