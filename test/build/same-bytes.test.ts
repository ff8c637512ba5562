import { existsSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleClient } from '../../scripts/bundle/code/client-bundle.ts'
import { createServerBundler } from '../../scripts/bundle/code/server-bundle.ts'
import { bundleStyles } from '../../scripts/bundle/code/style-sheet.ts'
import { fullHash } from '../../scripts/content-hash.ts'
import { projectRoot } from '../helpers/project-root.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

type Bundle = { metafile: { inputs: Record<string, unknown> }; files: ReadonlyMap<string, Uint8Array> }

const sums = ({ files }: Bundle) => Object.fromEntries([...files].map(([name, bytes]) => [name, fullHash(bytes)]))

async function bundleServer(root: string): Promise<Bundle> {
  const bundler = await createServerBundler({ root, isDevelopment: false })
  onTestFinished(() => bundler.close())
  return bundler.bundle()
}

/** Another checkout, with the bundle's inputs and the package files they need. */
async function copyOf({ metafile }: Bundle): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'another', 'checkout')
  const inputs = Object.keys(metafile.inputs).filter((input) => existsSync(path.join(projectRoot, input)))
  const packageFiles = [...new Set(inputs.flatMap(foldersAbove))].flatMap((above) =>
    readdirSync(path.join(projectRoot, above)).flatMap((name) =>
      /^(package\.json|licen[cs]e.*)$/i.test(name) ? path.join(above, name) : [],
    ),
  )
  // Packages come with source maps, which ours are made from.
  const maps = inputs.map((input) => `${input}.map`).filter((map) => existsSync(path.join(projectRoot, map)))
  for (const name of ['tsconfig.json', ...inputs, ...maps, ...packageFiles]) await cp(path.join(projectRoot, name), path.join(folder, name))
  return folder
}

/** `a/b/c.js` → `a/b`, `a`, `.` */
function foldersAbove(file: string): string[] {
  const folder = path.dirname(file)
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)]
}

test('client and server bundles have the same bytes in every folder', async () => {
  const client = await bundleClient({ root: projectRoot, isDevelopment: false })
  const server = await bundleServer(projectRoot)
  const elsewhere = { client: await copyOf(client), server: await copyOf(server) }
  expect(sums(await bundleClient({ root: elsewhere.client, isDevelopment: false }))).toEqual(sums(client))
  expect(sums(await bundleServer(elsewhere.server))).toEqual(sums(server))
})

test('the style sheet has the same bytes in every folder', async () => {
  const folder = await temporaryFolder()
  await cp(path.join(projectRoot, 'client'), path.join(folder, 'client'), { recursive: true })
  const sheetIn = async (root: string) => fullHash(await bundleStyles({ root, isDevelopment: false }, ''))
  expect(await sheetIn(folder)).toBe(await sheetIn(projectRoot))
})
