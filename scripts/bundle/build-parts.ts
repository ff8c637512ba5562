import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadContentSet } from '../content/load-set.ts'
import { setFolder } from '../content/set-folders.ts'
import type { BuildOptions } from './build-options.ts'
import { bundleClient, type ClientBundle } from './code/client-bundle.ts'
import { createServerBundler, writeServerBundle } from './code/server-bundle.ts'
import { writeSiteCode } from './code/site-code.ts'
import { bundledInputs, hashInputs, isFresh, outputsOf, readStamp, writeStamp } from './files/input-stamp.ts'
import { removeOldFiles } from './files/old-files.ts'
import { precompress } from './files/precompress.ts'
import { replaceFolder } from './files/replace-folder.ts'
import { writeSiteMedia } from './media/site-media.ts'

const stampFile = 'stamp.json'

/** What every result depends on: this file with all that it imports, and the packages. */
const toolsOf = async (root: string) => [
  ...(await bundledInputs(root, 'scripts/bundle/build-parts.ts')),
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
]

export async function buildServer(options: BuildOptions): Promise<void> {
  const { root, output, progress } = options
  const inputs = await hashInputs(root, ['server', 'client', 'shared', ...(await toolsOf(root))], ['shared/sites'])
  if (await isFresh(output, stampFile, inputs)) return progress.line('server: unchanged')
  const startedAt = Date.now()
  const bundler = await createServerBundler(options)
  try {
    const before = await readStamp(path.join(output, stampFile))
    const outputs = await writeServerBundle(await bundler.bundle(), output, before?.outputs)
    await writeStamp(output, stampFile, { inputs, outputs })
  } finally {
    await bundler.close()
  }
  progress.line(`server: built in ${seconds(startedAt)}`)
}

/** Builds content sets; all share one client bundle. */
export async function buildSites(options: BuildOptions, names: readonly string[]): Promise<void> {
  let bundle: Promise<ClientBundle> | undefined
  const getBundle = () => {
    bundle ??= bundleClient(options)
    return bundle
  }
  for (const name of names) await buildSite(options, name, getBundle)
  if (bundle) await writeMaps(await bundle, options.output)
}

/** Source maps are kept as long as their scripts, which old pages still use. */
async function writeMaps({ maps }: ClientBundle, output: string): Promise<void> {
  const folder = path.join(output, 'maps')
  await mkdir(folder, { recursive: true })
  for (const [name, contents] of maps) await writeFile(path.join(folder, name), contents)
  const sites = await readdir(path.join(output, 'sites'))
  const assets = await Promise.all(sites.map((site) => readdir(path.join(output, 'sites', site, 'public', 'assets')).catch(() => [])))
  const scripts = new Set(assets.flat())
  for (const name of await readdir(folder)) if (!scripts.has(name.replace(/\.map$/, ''))) await rm(path.join(folder, name))
}

/** Builds a content set, unless its inputs have not changed. If the set has errors, the previous result stays. */
async function buildSite(options: BuildOptions, name: string, getBundle: () => Promise<ClientBundle>): Promise<void> {
  const { root, output, progress } = options
  const parts = ['client', 'shared', 'public', setFolder(root, name)]
  const inputs = await hashInputs(root, [...parts, ...(await toolsOf(root))], ['shared/sites'])
  const folder = path.join(output, 'sites', name)
  if (await isFresh(folder, stampFile, inputs)) return progress.line(`${name}: unchanged`)
  const startedAt = Date.now()
  progress.line(`${name}: building`)
  const set = await loadContentSet(options, name)
  const bundle = await getBundle()
  await replaceFolder(folder, output, async (unfinished) => {
    const publicFolder = path.join(unfinished, 'public')
    await writeSiteCode(options, await writeSiteMedia(options, set, publicFolder), bundle, unfinished)
    await precompress(publicFolder)
    await writeStamp(unfinished, stampFile, { inputs, outputs: await outputsOf(unfinished) })
    await copyOldAssets(folder, unfinished)
  })
  progress.line(`${name}: built in ${seconds(startedAt)}`)
}

/** Copies assets of earlier builds: a running server and shared caches still show pages that use them. */
async function copyOldAssets(folder: string, unfinished: string): Promise<void> {
  const stamp = await readStamp(path.join(folder, stampFile))
  if (!stamp) return
  const assets = path.join(unfinished, 'public', 'assets')
  const current = new Set(await readdir(assets))
  const old = path.join(folder, 'public', 'assets')
  await mkdir(old, { recursive: true })
  await cp(old, assets, { recursive: true, preserveTimestamps: true, force: false })
  await removeOldFiles(assets, { current, before: new Set(stamp.outputs.map((file) => path.basename(file))) })
}

const seconds = (startedAt: number) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
