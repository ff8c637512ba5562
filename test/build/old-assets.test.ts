import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildSites } from '../../scripts/bundle/build-parts.ts'
import { silentProgress } from '../../scripts/bundle/progress.ts'
import { projectRoot } from '../helpers/project-root.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('a build keeps the assets of the previous build and their source maps, and removes older ones', async () => {
  const output = await temporaryFolder()
  const folder = path.join(output, 'sites', 'insulation')
  const assets = path.join(folder, 'public', 'assets')
  await mkdir(assets, { recursive: true })
  for (const name of ['entry-BEFORE00.js', 'entry-ANCIENT0.js']) {
    await writeFile(path.join(assets, name), '')
    await utimes(path.join(assets, name), new Date('2020-01-01'), new Date('2020-01-01'))
  }
  await writeFile(path.join(folder, 'stamp.json'), JSON.stringify({ inputs: 'before', outputs: ['public/assets/entry-BEFORE00.js'] }))

  const maps = path.join(output, 'maps')
  await mkdir(maps)
  for (const name of ['entry-BEFORE00.js.map', 'entry-ANCIENT0.js.map']) await writeFile(path.join(maps, name), '')

  await buildSites({ root: projectRoot, output, cache: path.join(projectRoot, '.cache'), isDevelopment: false, progress: silentProgress }, [
    'insulation',
  ])
  const scripts = (await readdir(assets)).filter((name) => /^entry-\w+\.js$/.test(name))
  expect(scripts).toContain('entry-BEFORE00.js')
  expect(scripts).not.toContain('entry-ANCIENT0.js')
  expect(scripts).toHaveLength(2)
  const mapped = (await readdir(maps)).filter((name) => name.startsWith('entry-'))
  expect(mapped.sort()).toEqual(scripts.map((name) => `${name}.map`).sort())
})
