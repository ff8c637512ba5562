import * as esbuild from 'esbuild'
import type { Language } from '../../../shared/language/languages.ts'
import type { BuildOptions } from '../build-options.ts'
import { browserTargets } from './browser-targets.ts'

/**
 * The messages of one language as a separate script, linked from the page. As chunks of the client bundle, every page would list the
 * files of all languages.
 */
export async function bundleMessages(
  { root, isDevelopment }: Pick<BuildOptions, 'root' | 'isDevelopment'>,
  language: Language,
): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    // Imports only the pages' messages; the server's are tree-shaken away.
    stdin: { contents: `export { messages } from './shared/language/${language}.ts'`, resolveDir: root },
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
  if (!file) throw new Error(`esbuild produced no output for the messages in '${language}'`)
  return file.contents
}
