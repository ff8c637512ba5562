import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import type { PageData } from '../../shared/page-data.ts'
import { browserTargets } from './browser-targets.ts'
import type { BuildOptions } from './build-options.ts'
import { isLongLivedEntry, longLivedEntry, longLivedPlugin } from './long-lived-plugin.ts'
import { pageChunksPlugin } from './page-chunks-plugin.ts'

export type ClientBundle = {
  metafile: esbuild.Metafile
  /** By file name. */
  files: ReadonlyMap<string, Uint8Array>
}

export type ClientBundler = { bundle(pages: ReadonlyMap<string, PageData>): Promise<ClientBundle>; close(): Promise<void> }

/** Keeps what it parsed between builds. `extraEntryCode` is added to the first script of a page. */
export async function createClientBundler({ root, isDevelopment }: BuildOptions, extraEntryCode?: string): Promise<ClientBundler> {
  let pages: ReadonlyMap<string, PageData> = new Map()
  const context = await esbuild.context({
    absWorkingDir: root,
    entryPoints: { entry: 'client/entry.ts', 'long-lived': longLivedEntry },
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: browserTargets,
    minify: !isDevelopment,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [pageChunksPlugin(() => pages), longLivedPlugin(root), ...(extraEntryCode ? [entryCodePlugin(extraEntryCode)] : [])],
  })
  return {
    async bundle(newPages) {
      pages = newPages
      const { metafile, outputFiles } = await context.rebuild()
      const names = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => !isLongLivedEntry(entryPoint))
      const kept = new Set(names.map(([name]) => path.basename(name)))
      const files = outputFiles.map((file): [string, Uint8Array] => [path.basename(file.path), file.contents])
      return { metafile, files: new Map(files.filter(([name]) => kept.has(name))) }
    },
    close: () => context.dispose(),
  }
}

function entryCodePlugin(code: string): esbuild.Plugin {
  return {
    name: 'entry-code',
    setup(build) {
      build.onLoad({ filter: /[\\/]client[\\/]entry\.ts$/ }, async ({ path: file }) => ({
        contents: `${await readFile(file, 'utf8')}\n${code}`,
        loader: 'ts',
      }))
    },
  }
}
