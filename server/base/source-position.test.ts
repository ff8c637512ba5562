import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { createFindSource } from './source-position.ts'

/** A minified script of a source file and of a package, with its map. Returns the position of a text in the script. */
async function bundleForTest(folder: string) {
  const files: Record<string, string> = {
    'package.ts': 'export const call = (f: () => void) => {\n  console.log("in the package")\n  f()\n}\n',
    'page.ts': 'import { call } from "./node_modules/package.ts"\n\n// A comment.\ncall(() => {\n  throw new Error("in our source")\n})\n',
  }
  const { outputFiles } = await build({
    entryPoints: ['client/page.ts'],
    absWorkingDir: folder,
    outdir: 'assets',
    bundle: true,
    minify: true,
    sourcemap: 'external',
    write: false,
    plugins: [
      {
        name: 'files',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /page\.ts$/ }, () => ({ path: join(folder, 'client/page.ts') }))
          onResolve({ filter: /package\.ts$/ }, () => ({ path: join(folder, 'node_modules/package.ts') }))
          onLoad({ filter: /./ }, ({ path }) => ({ contents: files[path.replace(/^.*\//, '')] ?? '', loader: 'ts' }))
        },
      },
    ],
  })
  const [map, script] = [outputFiles.find(({ path }) => path.endsWith('.map')), outputFiles.find(({ path }) => path.endsWith('.js'))]
  await writeFile(join(folder, 'page.js.map'), map?.text ?? '')
  return (text: string) => `page.js:1:${(script?.text.indexOf(text) ?? 0) + 1}`
}

test('the first position outside of packages is found in its source, with its line', async () => {
  const folder = await temporaryFolder()
  const at = await bundleForTest(folder)
  const findSource = createFindSource(folder)
  expect(await findSource([at('console.log'), at('throw')])).toMatch(/^client\/page\.ts:5:\d+$/)
  expect(await findSource([at('console.log')])).toMatch(/^node_modules\/package\.ts:2:\d+$/)
})

test('without a map, or beyond it, the position in the script remains', async () => {
  const folder = await temporaryFolder()
  await bundleForTest(folder)
  const findSource = createFindSource(folder)
  expect(await findSource(['other.js:1:20', 'page.js:1:1'])).toBe('other.js:1:20')
  await writeFile(join(folder, 'broken.js.map'), 'no JSON')
  expect(await findSource(['broken.js:1:20'])).toBe('broken.js:1:20')
})
