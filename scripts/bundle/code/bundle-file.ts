import * as esbuild from 'esbuild'

/** The oldest supported browsers; esbuild lowers newer syntax for them. */
export const browserTargets = ['es2022', 'chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4']

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
