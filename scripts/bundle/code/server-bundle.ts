import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import type { BuildOptions } from '../build-options.ts'
import { removeOldFiles } from '../files/old-files.ts'
import { licenseTexts } from './license-texts.ts'

type ServerBundle = {
  metafile: esbuild.Metafile
  /** By path inside `dist/`. */
  files: ReadonlyMap<string, Uint8Array>
}

type ServerBundler = { bundle(): Promise<ServerBundle>; close(): Promise<void> }

const packageFile: Uint8Array = Buffer.from('{ "type": "module" }\n')

// CommonJS packages call `require` for Node's own modules, which ES modules do not have.
const banner =
  "import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);"

/** Bundles the server and the owner's commands with all their dependencies, so the host needs no `node_modules`. */
export async function createServerBundler({ root, isDevelopment }: Pick<BuildOptions, 'root' | 'isDevelopment'>): Promise<ServerBundler> {
  const context = await esbuild.context({
    absWorkingDir: root,
    entryPoints: { server: 'server/start.ts', leads: 'server/leads-cli.ts', report: 'server/report-cli.ts', owner: 'server/owner-cli.ts' },
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    // Some packages export their tree-shakable version only under these conditions.
    conditions: ['module-sync', 'module'],
    target: 'node20.19',
    minifySyntax: !isDevelopment,
    minifyWhitespace: !isDevelopment,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
    banner: { js: banner },
    // Only the browser runs what imports a style sheet.
    loader: { '.css': 'empty' },
    sourcemap: isDevelopment && 'inline',
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  return {
    async bundle() {
      const { metafile, outputFiles } = await context.rebuild()
      const licenses = isDevelopment ? '' : await licenseTexts(root, Object.keys(metafile.inputs))
      const files = outputFiles.map((file): [string, Uint8Array] => [path.relative(path.join(root, 'dist'), file.path), file.contents])
      return { metafile, files: new Map([['package.json', packageFile], ['LICENSES.txt', Buffer.from(licenses)], ...files]) }
    },
    close: () => context.dispose(),
  }
}

/**
 * Writes chunks first and replaces each file atomically: a server that starts during the build gets the old bundle or the new one, and a
 * running server still finds the chunks that it loads later. `before` are the files of the previous bundle.
 */
export async function writeServerBundle({ files }: ServerBundle, output: string, before: readonly string[] = []): Promise<string[]> {
  const chunks = path.join(output, 'chunks')
  await mkdir(chunks, { recursive: true })
  const names = [...files.keys()].sort((a, b) => Number(b.startsWith('chunks')) - Number(a.startsWith('chunks')))
  for (const name of names) {
    const file = path.join(output, name)
    await writeFile(`${file}.new-${process.pid}`, files.get(name) ?? '')
    await rename(`${file}.new-${process.pid}`, file)
  }
  const inChunks = (paths: readonly string[]) => new Set(paths.map((name) => path.relative('chunks', name)))
  await removeOldFiles(chunks, { current: inChunks(names), before: inChunks(before) })
  return names
}
