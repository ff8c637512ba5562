import path from 'node:path'
import type { Metafile } from 'esbuild'

/** A file of the client as the browser gets it. */
export type ClientChunk = {
  contents: Uint8Array
  /** Our modules that it begins with: what a page or another chunk asks for by name. */
  entryPoints: string[]
  /** Files that have to be there before it can run. */
  imports: string[]
}

export type ClientChunks = ReadonlyMap<string, ClientChunk>

export function chunksOf(metafile: Metafile, files: ReadonlyMap<string, Uint8Array>): ClientChunks {
  const chunks = Object.entries(metafile.outputs).flatMap(([output, { entryPoint, imports }]): [string, ClientChunk][] => {
    const contents = files.get(path.basename(output))
    const needed = imports.filter(({ kind }) => kind === 'import-statement').map((imported) => path.basename(imported.path))
    return contents ? [[path.basename(output), { contents, entryPoints: entryPoint ? [entryPoint] : [], imports: needed }]] : []
  })
  return new Map(chunks)
}

/** The file that begins with a module. */
export function chunkNameOf(chunks: ClientChunks, entryPoint: string): string {
  const found = [...chunks].find(([, chunk]) => chunk.entryPoints.includes(entryPoint))
  if (!found) throw new Error(`No chunk of the client begins with ${entryPoint}`)
  return found[0]
}

/** A file and everything that has to be there before it can run. */
export function withImports(chunks: ClientChunks, name: string): Set<string> {
  const found = new Set<string>()
  const visit = (next: string) => {
    if (found.has(next)) return
    found.add(next)
    for (const imported of chunks.get(next)?.imports ?? []) visit(imported)
  }
  visit(name)
  return found
}
