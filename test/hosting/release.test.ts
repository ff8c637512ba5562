import { chmod, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { projectRoot } from '../helpers/project-root.ts'
import { ask, inquiryForm } from './ask-server.ts'
import { runProgram } from './program-process.ts'
import { openFolder } from './site-folder.ts'
import { lacks } from './system-programs.ts'

/** A checkout with a build, a server folder, and a fake systemd. */
async function makeHost() {
  const folder = await openFolder()
  const [project, base, data] = ['project', 'srv', 'data'].map((name) => path.join(folder, name))
  if (!project || !base || !data) throw new Error('No folder')
  const port = await freePort()
  const pidFile = path.join(folder, 'pid')
  await cp(path.join(projectRoot, 'scripts', 'hosting'), path.join(project, 'scripts', 'hosting'), { recursive: true })
  await cp(path.join(projectRoot, 'dist'), path.join(project, 'dist'), { recursive: true })
  await mkdir(base)
  await writeFile(path.join(base, '.env'), `SITE=fencing\nPORT=${port}\nHOST=127.0.0.1\nCONTACT_RATE_LIMIT=50\n`)
  const restart = path.join(folder, 'restart')
  await writeFile(restart, fakeSystemd({ pidFile, base, log: path.join(folder, 'log') }))
  await chmod(restart, 0o755)
  onTestFinished(async () => {
    const pid = Number(await readFile(pidFile, 'utf8').catch(() => '0'))
    if (pid > 0) killIfThere(pid)
  })
  const settings = {
    SITE: 'fencing',
    TARGET: 'here',
    PORT: String(port),
    BASE: base,
    DATA: data,
    RESTART: restart,
    BUILD: 'true',
    WAIT: '8',
  }
  const run = (args: string[] = [], env: Record<string, string> = {}) =>
    runProgram('bash', [path.join(project, 'scripts', 'hosting', 'release.sh'), ...args], {
      cwd: '/',
      env: { PATH: process.env.PATH, ...settings, ...env },
    })
  return { folder, project, base, data, target: { port }, run, ...changesOf(project) }
}

const fakeSystemd = ({ pidFile, base, log }: Record<'pidFile' | 'base' | 'log', string>) => `#!/bin/sh
if [ -f ${pidFile} ]; then
  kill "$(cat ${pidFile})" 2>/dev/null
  while kill -0 "$(cat ${pidFile})" 2>/dev/null; do sleep 0.05; done
fi
env -i '${process.execPath}' ${base}/current/dist/server.js >>${log} 2>&1 </dev/null &
echo $! >${pidFile}
`

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already exited.
  }
}

/** Changes the build as another release would. */
function changesOf(project: string) {
  const site = path.join(project, 'dist', 'sites', 'fencing')
  return {
    async makeVersion(version: string) {
      const manifest = JSON.parse(await readFile(path.join(site, 'manifest.json'), 'utf8'))
      await writeFile(path.join(site, 'manifest.json'), JSON.stringify({ ...manifest, version }, null, 2))
      const assets = path.join(site, 'public', 'assets')
      for (const name of await readdir(assets)) if (name.startsWith('only-')) await rm(path.join(assets, name))
      await writeFile(path.join(assets, `only-${version}.js`), 'export {}\n')
    },
    async breakServer() {
      await writeFile(path.join(project, 'dist', 'server.js'), 'process.exit(1)\n')
    },
  }
}

const versionAt = async (target: { port: number }): Promise<string> => JSON.parse((await ask(target, '/health')).text).version

async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')])))
}

describe.skipIf(lacks('bash', 'curl'))('release.sh', () => {
  test('releases and rolls back, keeping inquiries and the files of open pages', async () => {
    const host = await makeHost()
    await host.makeVersion('aaaa')
    expect((await host.run()).status).toBe(0)
    expect((await ask(host.target, '/', { form: inquiryForm() })).status).toBe(303)
    const leads = await filesBelow(path.join(host.data, 'leads', 'pending'))
    expect(Object.keys(leads)).toHaveLength(1)

    await host.makeVersion('bbbb')
    const second = await host.run()
    expect(second.output).toMatch(/released \d{8}-\d{6}/)
    expect(await versionAt(host.target)).toMatch(/\+bbbb$/)
    for (const version of ['aaaa', 'bbbb']) expect((await ask(host.target, `/assets/only-${version}.js`)).status).toBe(200)

    const back = await host.run(['--rollback'])
    expect([back.status, back.output]).toEqual([0, expect.stringContaining('back at')])
    expect(await versionAt(host.target)).toMatch(/\+aaaa$/)
    for (const version of ['aaaa', 'bbbb']) expect((await ask(host.target, `/assets/only-${version}.js`)).status).toBe(200)
    expect(await filesBelow(path.join(host.data, 'leads', 'pending'))).toEqual(leads)
  })

  test('an unhealthy release is rolled back', async () => {
    const host = await makeHost()
    await host.makeVersion('aaaa')
    await host.run()
    await ask(host.target, '/', { form: inquiryForm() })
    const leads = await filesBelow(path.join(host.data, 'leads', 'pending'))
    await host.makeVersion('bbbb')
    await host.breakServer()
    const failed = await host.run([], { WAIT: '3' })
    expect(failed.status).toBe(1)
    expect(failed.output).toMatch(/is not healthy\n(healthy, with a warning.*\n)?back at/)
    expect(await versionAt(host.target)).toMatch(/\+aaaa$/)
    expect((await ask(host.target, '/')).status).toBe(200)
    expect(await filesBelow(path.join(host.data, 'leads', 'pending'))).toEqual(leads)
  })

  test('a release whose restart fails is unhealthy', async () => {
    const host = await makeHost()
    const failed = await host.run([], { RESTART: 'false' })
    expect([failed.status, failed.output]).toEqual([1, expect.stringContaining('there is no previous release to go back to')])
  })

  test('old files and old releases are removed', async () => {
    const host = await makeHost()
    for (const version of ['aaaa', 'bbbb', 'cccc']) {
      await host.makeVersion(version)
      expect((await host.run([], { KEEP: '2', DAYS: version === 'cccc' ? '0' : '30' })).status).toBe(0)
    }
    expect((await ask(host.target, '/assets/only-bbbb.js')).status).toBe(200)
    expect((await ask(host.target, '/assets/only-aaaa.js')).status).toBe(404)
    expect(await readdir(path.join(host.base, 'releases'))).toHaveLength(2)
  })

  test('two releases within one second get different names', async () => {
    const host = await makeHost()
    const programs = path.join(host.folder, 'programs')
    await mkdir(programs)
    await writeFile(path.join(programs, 'date'), '#!/bin/sh\necho 20260610-120000\n', { mode: 0o755 })
    for (const version of ['aaaa', 'bbbb', 'cccc']) {
      await host.makeVersion(version)
      expect(await host.run([], { KEEP: '2', PATH: `${programs}:${process.env.PATH}` })).toMatchObject({ status: 0 })
      expect(await versionAt(host.target)).toMatch(new RegExp(`\\+${version}$`))
    }
    expect(await readdir(path.join(host.base, 'releases'))).toHaveLength(2)
  })

  test('a release over ssh works, even with special characters in the settings', async () => {
    const host = await makeHost()
    const programs = path.join(host.folder, 'programs')
    await mkdir(programs)
    await writeFile(path.join(programs, 'ssh'), `#!/bin/sh\necho "$1" >${host.folder}/asked\nexec sh -c "$2"\n`, { mode: 0o755 })
    const odd = path.join(host.folder, "it's $HOME")
    await symlink(host.base, odd)
    const env = { TARGET: 'root@server.example', PATH: `${programs}:${process.env.PATH}`, BASE: odd }
    const released = await host.run([], env)
    expect(released.output).toContain('released')
    expect(await readFile(path.join(host.folder, 'asked'), 'utf8')).toBe('root@server.example\n')
    expect((await ask(host.target, '/health')).status).toBe(200)
  })

  test('only the selected content set is uploaded, and nothing if it is missing', async () => {
    const host = await makeHost()
    await host.run()
    expect(await readdir(path.join(host.base, 'current', 'dist', 'sites'))).toEqual(['fencing'])
    const missing = await host.run([], { SITE: 'no-such-set' })
    expect([missing.status, missing.output]).toEqual([1, 'dist/ has no content set no-such-set\n'])
  })
})

test('unknown arguments release nothing', async () => {
  const { base, run } = await makeHost()
  for (const args of [['--rolback'], ['--help'], ['--rollback', 'now']]) {
    expect(await run(args)).toMatchObject({ status: 2, output: expect.stringContaining('Usage:') })
  }
  expect(await readdir(base)).toEqual(['.env'])
})
