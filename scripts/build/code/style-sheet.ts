import * as esbuild from 'esbuild'
import type { BuildOptions } from '../build-options.ts'
import { browserTargets } from './browser-targets.ts'

/** The client's style sheet and the set's own part of it as one file. */
export async function bundleStyles(
  { root, isDevelopment }: Pick<BuildOptions, 'root' | 'isDevelopment'>,
  ownCss: string,
): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    // The client's sheet comes first: its first line sets the order of the layers.
    stdin: { contents: `@import "./client/styles/site.css";\n${ownCss}`, loader: 'css', resolveDir: root },
    bundle: true,
    minify: !isDevelopment,
    target: browserTargets,
    external: ['/assets/*'],
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  })
  const [sheet] = outputFiles
  if (!sheet) throw new Error('esbuild made no style sheet')
  return sheet.contents
}
