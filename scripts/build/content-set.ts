import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { checkSite } from '../../shared/site-check.ts'
import type { ContentSet, Site } from '../../shared/site-types.ts'
import type { BuildOptions } from './build-options.ts'
import { shortHash } from './content-hash.ts'

/** A content set that passed its check. */
export type CheckedSet = { name: string; folder: string; site: Site; drawings: ContentSet['drawings'] }

/** A set with faults, each told in one line that begins with its place. */
export class ContentError extends Error {
  readonly problems: readonly string[]
  constructor(name: string, problems: readonly string[]) {
    super(
      [`The content set '${name}' has ${problems.length === 1 ? 'a fault' : `${problems.length} faults`}:`, ...problems].join('\n  ') +
        `\nnpm run site -- check ${name} tells where each stands.`,
    )
    this.name = 'ContentError'
    this.problems = problems
  }
}

export async function loadContentSet({ root, cache }: Pick<BuildOptions, 'root' | 'cache'>, name: string): Promise<CheckedSet> {
  const folder = path.join(root, 'shared', 'sites', name)
  const { site, drawings } = await evaluate(folder, path.join(cache, 'content'), name)
  const pictures = (await readdir(path.join(folder, 'pictures'))).filter((file) => file.endsWith('.jpg'))
  const files = { pictures: pictures.map((file) => path.basename(file, '.jpg')), drawings: Object.keys(drawings) }
  const check = checkSite(site, files)
  if (check.status === 'faulty') throw new ContentError(name, check.problems)
  return { name, folder, site: check.site, drawings }
}

/** Bundled first, so that content changed while we run is read anew: a module once imported stays as it was. */
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
  if (!bundle) throw new Error(`esbuild made nothing of ${folder}`)
  await mkdir(cache, { recursive: true })
  const file = path.join(cache, `${name}-${shortHash(bundle.contents)}.mjs`)
  await writeFile(file, bundle.contents)
  const { contentSet }: { contentSet: ContentSet } = await import(pathToFileURL(file).href)
  return contentSet
}
