import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { BuildOptions } from '../build/build-options.ts'
import { createClientBundler } from '../build/client-bundle.ts'
import { loadContentSet } from '../build/content-set.ts'
import { createServerBundler, writeServerBundle } from '../build/server-bundle.ts'
import { writeSiteFiles } from '../build/site-files.ts'
import { reloadCode } from './reload-code.ts'

export type DevBuilder = {
  /** Builds what the changed files have a part in; everything when none is named. */
  build(changed?: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Keeps both bundlers ready, so that only what changed is parsed again. */
export async function createDevBuilder(options: BuildOptions, name: string): Promise<DevBuilder> {
  await rm(options.output, { recursive: true, force: true })
  const server = await createServerBundler(options)
  const client = await createClientBundler(options, reloadCode)
  const folder = path.join(options.output, 'sites', name)

  const buildServer = async () => {
    await writeServerBundle(await server.bundle(), options.output)
  }
  const buildSite = async () => writeSiteFiles(options, await loadContentSet(options, name), client, folder)

  return {
    async build(changed) {
      const isOfServer = !changed || changed.some((file) => /^(server|client|shared\/(?!sites\/))/.test(file) && !file.endsWith('.css'))
      const isOfSite = !changed || changed.some((file) => !file.startsWith('server/'))
      await Promise.all([isOfServer ? buildServer() : undefined, isOfSite ? buildSite() : undefined])
    },
    async close() {
      await Promise.all([server.close(), client.close()])
    },
  }
}
