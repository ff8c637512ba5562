import * as esbuild from 'esbuild'
import { browserTargets } from './browser-targets.ts'

/** Bundles one entry point for the browser into one file. */
export async function bundleFile(options: esbuild.BuildOptions): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    bundle: true,
    target: browserTargets,
    legalComments: 'none',
    logLevel: 'silent',
    ...options,
    write: false,
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild produced no output')
  return file.contents
}
