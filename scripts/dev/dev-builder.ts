import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { BuildOptions } from '../bundle/build-options.ts'
import { createClientBundler } from '../bundle/code/client-bundle.ts'
import { createServerBundler, writeServerBundle } from '../bundle/code/server-bundle.ts'
import { writeSiteCode } from '../bundle/code/site-code.ts'
import { type SiteMedia, writeSiteMedia } from '../bundle/media/site-media.ts'
import { loadContentSet } from '../content/load-set.ts'
import { allDone } from './all-done.ts'
import { reloadCode } from './reload-proxy.ts'

type DevBuilder = {
  /** Rebuilds what depends on the changed files, or everything if `changed` is left out. */
  build(changed?: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Keeps both bundlers open, so that only changed files are parsed again. */
export async function createDevBuilder(options: BuildOptions, name: string): Promise<DevBuilder> {
  await rm(options.output, { recursive: true, force: true })
  const server = await createServerBundler(options)
  const client = await createClientBundler(options, reloadCode)
  const folder = path.join(options.output, 'sites', name)

  const buildServer = async () => {
    await writeServerBundle(await server.bundle(), options.output)
  }
  let media: SiteMedia | undefined
  const buildSite = async (isContentNew: boolean) => {
    if (isContentNew || !media) media = await writeSiteMedia(options, await loadContentSet(options, name), path.join(folder, 'public'))
    await writeSiteCode(options, media, await client.bundle(), folder)
  }

  return {
    async build(changed) {
      const affectsServer = !changed || changed.some((file) => /^(server|client|shared\/(?!sites\/))/.test(file) && !file.endsWith('.css'))
      const affectsContent = !changed || changed.some((file) => /^(shared|public|\.\.)\//.test(file))
      const affectsSite = !changed || changed.some((file) => !file.startsWith('server/'))
      await allDone([affectsServer ? buildServer() : undefined, affectsSite ? buildSite(affectsContent) : undefined])
    },
    async close() {
      await Promise.all([server.close(), client.close()])
    },
  }
}
