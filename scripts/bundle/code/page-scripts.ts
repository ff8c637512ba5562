/** Scripts that are not part of the client bundle. */

import { policyHash } from '../../../server/pages/page-gate.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { AssetManifest } from '../../../shared/pages/asset-manifest.ts'
import type { BuildOptions } from '../build-options.ts'
import { bundleFile } from './bundle-file.ts'

type ScriptOptions = Pick<BuildOptions, 'root' | 'isDevelopment'>

/** The inline script that runs before the first paint, and its hash for the security policy. */
export async function bundleInlineScript(root: string): Promise<AssetManifest['inlineScript']> {
  const options = { absWorkingDir: root, entryPoints: ['client/inline/color-mode.ts'], minify: true }
  const script = await bundleFile({ ...options, format: 'iife' })
  const code = Buffer.from(script).toString().trim()
  if (code.includes('</')) throw new Error('The inline script must not contain </')
  return { code, hash: policyHash(code) }
}

/** The messages of one language, linked from its pages. As chunks of the client bundle, every page would list all languages. */
export const bundleMessages = ({ root, isDevelopment }: ScriptOptions, language: Language): Promise<Uint8Array> =>
  bundleFile({
    absWorkingDir: root,
    stdin: { contents: `export { messages } from './shared/language/${language}.ts'`, resolveDir: root },
    format: 'esm',
    minify: !isDevelopment,
    charset: 'utf8',
  })

/** The script of the owner's pages. Visitors never load it. */
export const bundleOwnerScript = ({ root, isDevelopment }: ScriptOptions): Promise<Uint8Array> =>
  bundleFile({ absWorkingDir: root, entryPoints: ['client/owner/entry.ts'], format: 'esm', minify: !isDevelopment })
