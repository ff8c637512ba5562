import * as esbuild from 'esbuild'
import type { BuildOptions } from '../build-options.ts'
import { browserTargets } from './browser-targets.ts'

/** The script of the owner's pages, apart from the client bundle, so that visitors load nothing of it. */
export async function bundleOwnerScript({ root, isDevelopment }: Pick<BuildOptions, 'root' | 'isDevelopment'>): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['client/owner/entry.ts'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: browserTargets,
    minify: !isDevelopment,
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild produced no script of the owner')
  return file.contents
}
