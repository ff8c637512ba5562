import { randomBytes } from 'node:crypto'
import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkWeight } from '../../scripts/content/check-weight.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { projectRoot } from '../helpers/project-root.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('a page and a photo that are too heavy for a phone are warnings with their size', async () => {
  const root = await temporaryFolder()
  const folder = path.join(root, 'dist', 'sites', 'fencing')
  await cp(path.join(projectRoot, 'dist', 'sites', 'fencing'), folder, { recursive: true })
  const before = await checkWeight(root, 'fencing')

  const { homepage, built } = readBuiltSite('fencing')
  const file = path.join(folder, 'site.json')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(homepage.hero.callLine, randomBytes(20_000).toString('base64')))
  const picture = built.pictures[homepage.hero.picture]
  await writeFile(path.join(folder, 'public', 'assets', `${picture?.file}-740.avif`), new Uint8Array(70_000))

  const after = await checkWeight(root, 'fencing')
  const added = after.filter(({ file, field }) => !before.some((one) => one.file === file && one.field === field))
  expect(added).toContainEqual({
    level: 'warning',
    file: `shared/sites/fencing/pictures/${homepage.hero.picture}.jpg`,
    field: 'size',
    message: expect.stringContaining('takes 70.0 kB in the last build; keep it below 60 kB'),
  })
  expect(added.filter(({ field }) => field === '/')).toMatchObject([{ level: 'warning', file: 'dist/sites/fencing' }])
})

test('a set that was not built yet has no weight', async () => {
  expect(await checkWeight(await temporaryFolder(), 'fencing')).toEqual([])
})
