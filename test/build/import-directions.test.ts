import { builtinModules } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bundleClient } from '../../scripts/bundle/code/client-bundle.ts'
import { createServerBundler } from '../../scripts/bundle/code/server-bundle.ts'
import { bundleStyles } from '../../scripts/bundle/code/style-sheet.ts'
import { silentProgress } from '../../scripts/bundle/progress.ts'
import { projectRoot } from '../helpers/project-root.ts'
import { type SourceFile, sourceFiles } from '../helpers/source-files.ts'

const options = { root: projectRoot, output: '', cache: '', isDevelopment: false, progress: silentProgress }

const importPattern = /^(?:import|export)\s[^'"`]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/** A file's imports, including types: paths from the root for our own files, names for packages. */
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

const isOwnFile = (imported: string) => /^(client|server|shared|scripts|test)\//.test(imported)
const isNodeModule = (imported: string) => imported.startsWith('node:') || builtinModules.includes(imported)

test('shared/ imports only shared/, valibot and schema.org types, and sets the types of a set', () => {
  // Sets may lie outside of this repository, so they import their types by the package's name.
  const packages = ['valibot', 'schema-dts', 'contractor-website/content']
  expect(wrongImports('shared', (imported) => imported.startsWith('shared/') || packages.includes(imported))).toEqual([])
})

test('no shared module imports a content set, and no content set imports another', () => {
  const isWrong = (imported: string, file: string) => {
    const importedSet = /^shared\/sites\/([^/]+)\//.exec(imported)?.[1]
    return importedSet !== undefined && importedSet !== /^shared\/sites\/([^/]+)\//.exec(file)?.[1]
  }
  expect(wrongImports('shared', (imported, file) => !isWrong(imported, file))).toEqual([])
})

test('client/ imports only client/, shared/ and packages, no Node modules and no content sets', () => {
  const isAllowed = (imported: string) => (isOwnFile(imported) ? /^(client|shared)\/(?!sites\/)/.test(imported) : !isNodeModule(imported))
  expect(wrongImports('client', isAllowed)).toEqual([])
})

// A static import would add one language's messages to every page's scripts.
test('client/ imports texts of the interface only as types', () => {
  const imports = sourceFiles(['client']).flatMap(({ path: file, text }) =>
    [...text.matchAll(/^import (?!type ).*shared\/language\/(?!languages\.|long-date\.).*$/gm)].map(([line]) => `${file}: ${line}`),
  )
  expect(imports).toEqual([])
})

test('in server/, only server/pages/ and server/owner/ import client/, and nothing imports a content set', () => {
  const isAllowed = (imported: string, file: string) =>
    !isOwnFile(imported) ||
    /^(server|shared)\/(?!sites\/)/.test(imported) ||
    (imported.startsWith('client/') && /^server\/(pages|owner)\//.test(file))
  expect(wrongImports('server', isAllowed)).toEqual([])
})

/** The folders of the server that few others depend on. */
test.each([
  ['base', ['base']],
  ['store', ['store', 'base']],
  ['addresses', ['addresses', 'base', 'posts']],
  ['http', ['http', 'base', 'config']],
  ['posts', ['posts', 'base', 'store']],
  ['mail', ['mail', 'base']],
  ['counts', ['counts', 'base', 'store']],
  ['changes', ['changes', 'addresses', 'base', 'store']],
  ['leads', ['leads', 'base', 'store', 'mail', 'addresses', 'config']],
  ['pages', ['pages', 'addresses', 'base', 'http', 'limits', 'posts']],
])('server/%s imports only %j of the server', (room, allowed) => {
  const isAllowed = (imported: string) => !imported.startsWith('server/') || allowed.some((name) => imported.startsWith(`server/${name}/`))
  const production = wrongImports(`server/${room}`, isAllowed).filter((line) => !/\.test\.tsx? imports/.test(line))
  expect(production).toEqual([])
})

test('nothing imports scripts/ or test/', () => {
  const isAllowed = (imported: string) => !/^(scripts|test)\//.test(imported)
  expect(['client', 'server', 'shared'].flatMap((folder) => wrongImports(folder, isAllowed))).toEqual([])
})

test('the client bundle has no files of the server, of content sets or of Node', async () => {
  const { metafile } = await bundleClient(options)
  const inputs = Object.keys(metafile.inputs)
  expect(inputs.filter((input) => /^(server|scripts|test)\/|^shared\/sites\//.test(input))).toEqual([])
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map((imported) => imported.path))
  expect(imports.filter(isNodeModule)).toEqual([])
})

test('no module is in two chunks of the client bundle', async () => {
  const { metafile } = await bundleClient(options)
  const chunksOf = new Map<string, string[]>()
  for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput > 0) chunksOf.set(input, [...(chunksOf.get(input) ?? []), output])
    }
  }
  expect([...chunksOf].filter(([, outputs]) => outputs.length > 1)).toEqual([])
})

test("the server's bundle has no content set: sets are separate data", async () => {
  const server = await createServerBundler(options)
  const { metafile } = await server.bundle().finally(() => server.close())
  expect(Object.keys(metafile.inputs).filter((input) => /^(shared\/sites|scripts|test)\//.test(input))).toEqual([])
})

// Packages load these only if they are installed.
const optionalPackages = ['debug', 'pg-native', 'supports-color', '@node-rs/xxhash', '@opentelemetry/api']

test("the server's bundle needs nothing except Node", async () => {
  const server = await createServerBundler(options)
  const { metafile } = await server.bundle().finally(() => server.close())
  const external = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external))
  const needed = external.map(({ path: name }) => name).filter((name) => !isNodeModule(name) && !optionalPackages.includes(name))
  expect(needed).toEqual([])
})

test("visitors load no script and no style of the owner's pages", async () => {
  const { metafile } = await bundleClient(options)
  expect(Object.keys(metafile.inputs).filter((input) => /^client\/owner\/|^shared\/language\/owner-/.test(input))).toEqual([])
  const classesOf = async (name: 'site' | 'owner') =>
    new Set(
      Buffer.from(await bundleStyles(options, '', name))
        .toString()
        .match(/\.[a-z][\w-]+/g),
    )
  const [site, owner] = await Promise.all([classesOf('site'), classesOf('owner')])
  const ownOnes = ['.top-bar', '.tab', '.foot-ways', '.row-waiting', '.step-button', '.sign-in-form']
  expect(ownOnes.filter((name) => !owner.has(name))).toEqual([])
  expect(ownOnes.filter((name) => site.has(name))).toEqual([])
})
