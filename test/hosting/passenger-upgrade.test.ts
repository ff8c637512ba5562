import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { projectRoot } from '../helpers/project-root.ts'
import { ask } from './ask-server.ts'
import { runProgram } from './program-process.ts'
import { asOrdinaryUser } from './release-host.ts'
import { openFolder } from './site-folder.ts'
import { startServer } from './site-server.ts'
import { isRoot } from './system-programs.ts'

const asset = (version: string) => `sites/fencing/public/assets/only-${version}.js`

/** The application folder of a host with Passenger, owned by an ordinary user. */
async function makeApplication() {
  const folder = path.join(await openFolder(), 'fencing')
  await mkdir(folder)
  for (const name of ['app.js', 'upgrade.sh'])
    await cp(path.join(projectRoot, 'scripts', 'hosting', 'passenger', name), path.join(folder, name))
  await writeFile(path.join(folder, '.env'), 'SITE=fencing\n')
  const upload = async (version: string, to = 'dist.new') => {
    await cp(path.join(projectRoot, 'dist'), path.join(folder, to), { recursive: true })
    await writeFile(path.join(folder, to, asset(version)), `'${version}'\n`)
    await writeFile(path.join(folder, to, 'version'), version)
    if (isRoot) await runProgram('chown', ['-R', '65534:65534', folder])
  }
  const upgrade = (...args: string[]) => {
    const [command = 'sh', ...rest] = [...asOrdinaryUser(), 'sh', path.join(folder, 'upgrade.sh'), ...args]
    return runProgram(command, rest, { cwd: '/', env: { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` } })
  }
  const versionOf = (name: string) => readFile(path.join(folder, name, 'version'), 'utf8')
  await upload('1', 'dist')
  return { folder, upload, upgrade, versionOf }
}

test('three upgrades, back and forth again: each swaps two releases, while the running one answers every request', async () => {
  const { folder, upload, upgrade, versionOf } = await makeApplication()
  const server = await startServer({ folder, env: { PORT: String(await freePort()) }, startFile: 'app.js', prefix: asOrdinaryUser() })
  let isOver = false
  const failed: string[] = []
  const visitor = async () => {
    while (!isOver) {
      const { status } = await ask(server.target, '/about/')
      if (status !== 200) failed.push(`/about/: ${status}`)
    }
  }
  const visit = visitor()

  for (const version of ['2', '3', '4']) {
    await upload(version)
    const before = Date.now()
    expect((await upgrade()).status).toBe(0)
    expect([await versionOf('dist'), await versionOf('dist.old')]).toEqual([version, String(Number(version) - 1)])
    expect((await stat(path.join(folder, 'tmp', 'restart.txt'))).mtimeMs).toBeGreaterThan(before - 1000)
  }
  for (const [now, old] of [
    ['3', '4'],
    ['4', '3'],
  ]) {
    expect((await upgrade('--back')).status).toBe(0)
    expect([await versionOf('dist'), await versionOf('dist.old')]).toEqual([now, old])
  }
  expect((await readdir(folder)).sort()).toEqual(['.env', 'app.js', 'data', 'dist', 'dist.old', 'tmp', 'upgrade.sh'])
  for (const version of ['1', '2', '3', '4']) expect((await stat(path.join(folder, 'dist', asset(version)))).isFile()).toBe(true)

  isOver = true
  await visit
  expect(failed).toEqual([])
})

test('without an upload, or with a wrong configuration, nothing changes', async () => {
  const { folder, upload, upgrade, versionOf } = await makeApplication()
  expect(await upgrade()).toEqual({ status: 1, output: 'There is no dist.new/server.js: nothing was changed\n' })
  expect((await upgrade('--back')).status).toBe(1)
  await upload('2')
  await writeFile(path.join(folder, '.env'), 'SITE=fencing\nTRUST_PROXY=true\n')
  const refused = await upgrade()
  expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('TRUST_PROXY')])
  expect(await upgrade('--bakc')).toMatchObject({ status: 2 })
  expect(await versionOf('dist')).toBe('1')
})

test('an upgrade after an interrupted one works', async () => {
  const { folder, upload, upgrade, versionOf } = await makeApplication()
  await rename(path.join(folder, 'dist'), path.join(folder, 'dist.old'))
  await upload('2', 'dist.next')
  await upload('3')
  expect((await upgrade()).status).toBe(0)
  expect([await versionOf('dist'), await versionOf('dist.old')]).toEqual(['3', '2'])
})
