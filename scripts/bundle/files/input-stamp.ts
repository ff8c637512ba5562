import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { fullHash } from '../../content-hash.ts'

/** The hash of a result's inputs, and the files it consists of. */
type Stamp = { inputs: string; outputs: string[] }

/** Tests and Markdown files do not affect the build. */
const isInput = (name: string) => !/\.test\.tsx?$|\.md$/.test(name)

/** A source file and all that it imports, without packages, as the bundler sees it. */
export async function bundledInputs(root: string, file: string): Promise<string[]> {
  const options = { bundle: true, packages: 'external', platform: 'node', format: 'esm', write: false, logLevel: 'silent' } as const
  const { metafile } = await esbuild.build({ ...options, absWorkingDir: root, entryPoints: [file], metafile: true })
  return Object.keys(metafile.inputs).sort()
}

/** Hashes the content of files and folders; missing ones count as empty. `inputs` may name a folder inside one of `leftOut`. */
export async function hashInputs(root: string, inputs: readonly string[], leftOut: readonly string[] = []): Promise<string> {
  const parts: (string | Uint8Array)[] = [process.versions.node.split('.')[0] ?? '']
  for (const input of inputs) {
    for (const file of await filesOf(path.join(root, input))) {
      const name = path.relative(root, file).split(path.sep).join('/')
      if (!isInput(name) || leftOut.some((folder) => name.startsWith(`${folder}/`) && !input.startsWith(`${folder}/`))) continue
      parts.push(name, await readFile(file))
    }
  }
  return fullHash(...parts)
}

async function filesOf(input: string): Promise<string[]> {
  const found = await stat(input).catch(() => undefined)
  if (!found) return []
  if (!found.isDirectory()) return [input]
  const entries = await readdir(input, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** `undefined` if the file is missing or invalid: a build may be killed while it writes. */
export async function readStamp(file: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whether the folder's content was built from these inputs and is still complete. */
export async function isFresh(folder: string, stampFile: string, inputs: string): Promise<boolean> {
  const stamp = await readStamp(path.join(folder, stampFile))
  if (stamp?.inputs !== inputs) return false
  const present = await Promise.all(stamp.outputs.map((name) => stat(path.join(folder, name)).catch(() => undefined)))
  return present.every(Boolean)
}

export async function writeStamp(folder: string, stampFile: string, stamp: Stamp): Promise<void> {
  await writeFile(path.join(folder, stampFile), JSON.stringify(stamp))
}

export async function outputsOf(folder: string): Promise<string[]> {
  return (await filesOf(folder)).map((file) => path.relative(folder, file))
}
