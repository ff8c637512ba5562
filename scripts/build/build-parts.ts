import path from 'node:path'
import type { BuildOptions } from './build-options.ts'
import { createClientBundler } from './client-bundle.ts'
import { loadContentSet } from './content-set.ts'
import { hashInputs, isFresh, outputsOf, writeStamp } from './input-stamp.ts'
import { precompress } from './precompress.ts'
import { replaceFolder } from './replace-folder.ts'
import { createServerBundler, writeServerBundle } from './server-bundle.ts'
import { writeSiteCode } from './site-code.ts'
import { writeSiteMedia } from './site-media.ts'

const stampFile = 'stamp.json'
const tools = ['scripts/build', 'scripts/drawing-sheet.ts', 'package-lock.json', 'tsconfig.json']

/** Builds the server unless it was made from the files as they are. */
export async function buildServer(options: BuildOptions): Promise<void> {
  const { root, output, progress } = options
  const inputs = await hashInputs(root, ['server', 'client', 'shared', 'package.json', ...tools], ['shared/sites'])
  if (await isFresh(output, stampFile, inputs)) return progress.line('server: unchanged')
  const startedAt = Date.now()
  const bundler = await createServerBundler(options)
  try {
    const outputs = await writeServerBundle(await bundler.bundle(), output)
    await writeStamp(output, stampFile, { inputs, outputs })
  } finally {
    await bundler.close()
  }
  progress.line(`server: built in ${seconds(startedAt)}`)
}

/** Builds a content set unless it was made from the files as they are. A set with faults leaves the earlier result in place. */
export async function buildSite(options: BuildOptions, name: string): Promise<void> {
  const { root, output, progress } = options
  const inputs = await hashInputs(root, ['client', 'shared', 'public', `shared/sites/${name}`, 'package.json', ...tools], ['shared/sites'])
  const folder = path.join(output, 'sites', name)
  if (await isFresh(folder, stampFile, inputs)) return progress.line(`${name}: unchanged`)
  const startedAt = Date.now()
  progress.line(`${name}: building`)
  const set = await loadContentSet(options, name)
  const client = await createClientBundler(options)
  try {
    await replaceFolder(folder, output, async (unfinished) => {
      const publicFolder = path.join(unfinished, 'public')
      await writeSiteCode(options, await writeSiteMedia(options, set, publicFolder), client, unfinished)
      await precompress(publicFolder)
      await writeStamp(unfinished, stampFile, { inputs, outputs: await outputsOf(unfinished) })
    })
  } finally {
    await client.close()
  }
  progress.line(`${name}: built in ${seconds(startedAt)}`)
}

const seconds = (startedAt: number) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
