import { builtinModules } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bundleClient } from '../../scripts/build/code/client-bundle.ts'
import { createServerBundler } from '../../scripts/build/code/server-bundle.ts'
import { silentProgress } from '../../scripts/build/progress.ts'
import { projectRoot } from '../helpers/project-root.ts'
import { type SourceFile, sourceFiles } from '../helpers/source-files.ts'

const options = { root: projectRoot, output: '', cache: '', isDevelopment: false, progress: silentProgress }

const importPattern = /^(?:import|export)\s[^'"`]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/** What a file imports, types included: paths from the root for our own files, names for packages. */
function importsOf({ path: file, text }: SourceFile): string[] {
  return [...text.matchAll(importPattern)].map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? ''
    return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier
  })
}

const wrongImports = (folder: string, isAllowed: (imported: string, file: string) => boolean) =>
  sourceFiles([folder]).flatMap((file) =>
    importsOf(file)
      .filter((imported) => !isAllowed(imported, file.path))
      .map((imported) => `${file.path} imports ${imported}`),
  )

const isOurs = (imported: string) => /^(client|server|shared|scripts|test)\//.test(imported)
const isNodes = (imported: string) => imported.startsWith('node:') || builtinModules.includes(imported)

test('shared/ imports shared/, valibot and the types of schema.org, and nothing else', () => {
  const packages = ['valibot', 'schema-dts']
  expect(wrongImports('shared', (imported) => imported.startsWith('shared/') || packages.includes(imported))).toEqual([])
})

test('no shared module imports a content set, and a content set imports only its own files besides', () => {
  const isWrong = (imported: string, file: string) => {
    const wanted = /^shared\/sites\/([^/]+)\//.exec(imported)?.[1]
    return wanted !== undefined && wanted !== /^shared\/sites\/([^/]+)\//.exec(file)?.[1]
  }
  expect(wrongImports('shared', (imported, file) => !isWrong(imported, file))).toEqual([])
})

test('client/ imports client/, shared/ and packages, but nothing of Node and no content set', () => {
  const isAllowed = (imported: string) => (isOurs(imported) ? /^(client|shared)\/(?!sites\/)/.test(imported) : !isNodes(imported))
  expect(wrongImports('client', isAllowed)).toEqual([])
})

// Static imports would put one language's messages into the scripts of every page.
test('client/ imports nothing of shared/messages/ but types', () => {
  const imports = sourceFiles(['client']).flatMap(({ path: file, text }) =>
    [...text.matchAll(/^import (?!type ).*shared\/messages\/.*$/gm)].map(([line]) => `${file}: ${line}`),
  )
  expect(imports).toEqual([])
})

test('server/ imports client/ from server/render/ alone, and no content set', () => {
  const isAllowed = (imported: string, file: string) =>
    !isOurs(imported) ||
    /^(server|shared)\/(?!sites\/)/.test(imported) ||
    (imported.startsWith('client/') && file.startsWith('server/render/'))
  expect(wrongImports('server', isAllowed)).toEqual([])
})

test('nothing imports scripts/ or test/', () => {
  const isAllowed = (imported: string) => !/^(scripts|test)\//.test(imported)
  expect(['client', 'server', 'shared'].flatMap((folder) => wrongImports(folder, isAllowed))).toEqual([])
})

test('the browser gets no file of the server, of a content set or of Node', async () => {
  const { metafile } = await bundleClient(options)
  const inputs = Object.keys(metafile.inputs)
  expect(inputs.filter((input) => /^(server|scripts|test)\/|^shared\/sites\//.test(input))).toEqual([])
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map((imported) => imported.path))
  expect(imports.filter(isNodes)).toEqual([])
})

test('no module stands in two chunks of the browser', async () => {
  const { metafile } = await bundleClient(options)
  const holders = new Map<string, string[]>()
  for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput > 0) holders.set(input, [...(holders.get(input) ?? []), output])
    }
  }
  expect([...holders].filter(([, outputs]) => outputs.length > 1)).toEqual([])
})

test("the server's bundle holds no content set: sets are data beside it", async () => {
  const server = await createServerBundler(options)
  const { metafile } = await server.bundle().finally(() => server.close())
  expect(Object.keys(metafile.inputs).filter((input) => /^(shared\/sites|scripts|test)\//.test(input))).toEqual([])
})

// Packages try to load these and do without where they are absent.
const optionalPackages = ['debug', 'supports-color', '@node-rs/xxhash', '@opentelemetry/api']

test("everything that the server's bundle needs from outside is a part of Node", async () => {
  const server = await createServerBundler(options)
  const { metafile } = await server.bundle().finally(() => server.close())
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external))
  const needed = outside.map(({ path: name }) => name).filter((name) => !isNodes(name) && !optionalPackages.includes(name))
  expect(needed).toEqual([])
})
