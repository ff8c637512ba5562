import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { shortHash } from '../content-hash.ts'
import type { SetModule } from './set-modules.ts'

/** Imports TypeScript files as they are now: bundled into a new file, because Node caches modules, with a source map for errors. */
export async function importFiles(folder: string, files: readonly string[], cache: string): Promise<SetModule[]> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: files.map((file, index) => `export * as file${index} from './${file}'`).join('\n'), resolveDir: folder },
    absWorkingDir: folder,
    // A set outside the repository names its modules by the package.
    alias: { 'contractor-website/drawing': path.join(import.meta.dirname, '..', '..', 'shared', 'drawing') },
    bundle: true,
    format: 'esm',
    platform: 'node',
    sourcemap: 'inline',
    sourcesContent: false,
    sourceRoot: '/',
    outdir: '/',
    write: false,
    logLevel: 'silent',
  })
  const [bundle] = outputFiles
  if (!bundle) throw new Error(`esbuild produced no output for ${folder}`)
  const exported = await importBundle(bundle.contents, cache)
  return files.map((file, index) => ({ file, exports: exported[`file${index}`] ?? {} }))
}

async function importBundle(contents: Uint8Array, cache: string): Promise<Readonly<Record<string, SetModule['exports']>>> {
  const file = path.join(cache, 'content', `${shortHash(contents)}.mjs`)
  await mkdir(path.dirname(file), { recursive: true })
  // Written to a temporary name and renamed, because several processes may load the same set.
  await writeFile(`${file}.${process.pid}`, contents)
  await rename(`${file}.${process.pid}`, file)
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(file).href)
}
