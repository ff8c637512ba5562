import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../helpers/project-root.ts'
import { runProgram } from './program-process.ts'
import { openFolder, siteFolder } from './site-folder.ts'

const read = (name: string) => readFile(path.join(projectRoot, 'scripts', 'hosting', name), 'utf8')

test.each([
  ['site@.service', 2],
  ['user/site@.service', 2],
  ['user/crontab', 2],
  ['nginx.conf', 3],
  ['apache.conf', 3],
  ['passenger/crontab', 3],
])('%s lists %d values to change, and uses each', async (name, count) => {
  const text = await read(name)
  expect(text).toMatch(/(Two|Three) values to change/)
  const values = [...text.matchAll(/^# {3}(\S+) {2,}\S/gm)].map(([, value = '']) => value)
  expect(values).toHaveLength(count)
  const uses = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
  for (const value of values) expect(uses).toContain(value)
})

test('site.env is a complete configuration with three values to change', async () => {
  const { current } = await siteFolder(await openFolder())
  await cp(path.join(projectRoot, 'scripts', 'hosting', 'site.env'), path.join(current, '.env'))
  const check = await runProgram(process.execPath, [path.join(current, 'dist', 'server.js'), '--check'], { cwd: '/', env: {} })
  expect([check.status, check.output]).toEqual([0, expect.stringContaining('configuration is complete')])
  expect((await read('site.env')).match(/fencing|www\.example\.com|3000/g)?.length).toBeGreaterThanOrEqual(3)
})
