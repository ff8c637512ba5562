import * as esbuild from 'esbuild'
import type { Language } from '../../../shared/content/languages.ts'
import type { BuildOptions } from '../build-options.ts'
import { browserTargets } from './browser-targets.ts'

/**
 * What pages say in a language, as a script of its own whose address stands in the page. Not a chunk of the client bundle: no page would
 * load another language's, but every page would name it.
 */
export async function bundleMessages(
  { root, isDevelopment }: Pick<BuildOptions, 'root' | 'isDevelopment'>,
  language: Language,
): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    // Only what pages say: the server's part of the file falls away.
    stdin: { contents: `export { messages } from './shared/messages/${language}.ts'`, resolveDir: root },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: browserTargets,
    minify: !isDevelopment,
    legalComments: 'none',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  })
  const [file] = outputFiles
  if (!file) throw new Error(`esbuild made nothing of the messages in '${language}'`)
  return file.contents
}
