import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import type { BuildOptions } from '../build-options.ts'
import { browserTargets } from './bundle-file.ts'

export type ClientBundle = {
  metafile: esbuild.Metafile
  /** By file name in `/assets/`. */
  files: ReadonlyMap<string, Uint8Array>
  /** Source maps, by the name of their file. They are not public. */
  maps: ReadonlyMap<string, Uint8Array>
}

type ClientBundler = { bundle(): Promise<ClientBundle>; close(): Promise<void> }

/** Bundles the scripts that all content sets share. `extraEntryCode` is appended to the entry script. Rebuilds are incremental. */
export async function createClientBundler(
  { root, isDevelopment }: Pick<BuildOptions, 'root' | 'isDevelopment'>,
  extraEntryCode?: string,
): Promise<ClientBundler> {
  const context = await esbuild.context({
    absWorkingDir: root,
    entryPoints: { entry: 'client/entry.ts', libraries: 'client/libraries.ts' },
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
    sourcemap: isDevelopment ? 'inline' : 'external',
    sourcesContent: isDevelopment,
    write: false,
    logLevel: 'silent',
    plugins: [styleText(!isDevelopment), ...(extraEntryCode ? [entryCodePlugin(extraEntryCode)] : [])],
  })
  return {
    async bundle() {
      const { metafile, outputFiles } = await context.rebuild()
      const all = outputFiles.map((file) => [path.basename(file.path), file.contents] as const)
      const isMap = ([name]: (typeof all)[number]) => name.endsWith('.map')
      return { metafile, files: new Map(all.filter((file) => !isMap(file))), maps: new Map(all.filter(isMap)) }
    },
    close: () => context.dispose(),
  }
}

export async function bundleClient(options: Pick<BuildOptions, 'root' | 'isDevelopment'>): Promise<ClientBundle> {
  const bundler = await createClientBundler(options)
  try {
    return await bundler.bundle()
  } finally {
    await bundler.close()
  }
}

/** Makes a style sheet that a script imports a text, for `addStyles`. */
function styleText(minify: boolean): esbuild.Plugin {
  return {
    name: 'style-text',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
        const { code } = await esbuild.transform(await readFile(file, 'utf8'), { loader: 'css', minify, target: browserTargets })
        return { contents: code, loader: 'text' }
      })
    },
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
