import * as esbuild from 'esbuild'
import type { AssetManifest } from '../../../shared/pages/asset-manifest.ts'
import { scriptHashSource } from '../../content-hash.ts'
import { browserTargets } from './browser-targets.ts'

/** The inline script that runs before the first paint, and its hash for the security policy. */
export async function bundleInlineScript(root: string): Promise<AssetManifest['inlineScript']> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['client/inline/color-mode.ts'],
    bundle: true,
    format: 'iife',
    minify: true,
    target: browserTargets,
    write: false,
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.text.trim()
  if (!code) throw new Error('esbuild produced no inline script')
  if (code.includes('</')) throw new Error('The inline script must not contain </')
  return { code, hash: scriptHashSource(code) }
}
