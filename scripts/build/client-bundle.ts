import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import type { PageData } from '../../shared/page-data.ts'
import { browserTargets } from './browser-targets.ts'
import type { BuildOptions } from './build-options.ts'
import { chunkGroups } from './chunk-groups.ts'
import { type ClientChunks, chunksOf } from './client-chunks.ts'
import { jsxNamesPlugin } from './jsx-names-plugin.ts'
import { leanIconsPlugin } from './lean-icons-plugin.ts'
import { leanRouterPlugin } from './lean-router-plugin.ts'
import { longLivedEntry, longLivedEntryPoint, longLivedPlugin } from './long-lived-plugin.ts'
import { mergeChunks } from './merge-chunks.ts'
import { pageChunksPlugin } from './page-chunks-plugin.ts'
import { sonnerStylePlugin } from './sonner-style-plugin.ts'

export type ClientBundle = {
  /** Of the bundle before its chunks are merged: which module stands where. */
  metafile: esbuild.Metafile
  chunks: ClientChunks
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
    plugins: [
      pageChunksPlugin(() => pages),
      longLivedPlugin(root),
      sonnerStylePlugin(),
      leanRouterPlugin(),
      leanIconsPlugin(),
      // Development has a runtime of its own.
      ...(isDevelopment ? [] : [jsxNamesPlugin()]),
      ...(extraEntryCode ? [entryCodePlugin(extraEntryCode)] : []),
    ],
  })
  return {
    async bundle(newPages) {
      pages = newPages
      const { metafile, outputFiles } = await context.rebuild()
      const files = new Map(outputFiles.map((file) => [path.basename(file.path), file.contents]))
      const chunks = chunksOf(metafile, files)
      return { metafile, chunks: isDevelopment ? chunks : await mergeShared(chunks, metafile) }
    },
    close: () => context.dispose(),
  }
}

async function mergeShared(chunks: ClientChunks, metafile: esbuild.Metafile): Promise<ClientChunks> {
  const groups = chunkGroups(chunks, longLivedEntryPoint)
  const served = new Map([...chunks].filter(([, { entryPoints }]) => !entryPoints.includes(longLivedEntryPoint)))
  const exports = new Map(Object.entries(metafile.outputs).map(([output, chunk]) => [path.basename(output), chunk.exports]))
  return mergeChunks(served, groups, (chunk) => exports.get(chunk) ?? [])
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
