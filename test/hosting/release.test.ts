import { mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask, inquiryForm } from './ask-server.ts'
import { runLoad } from './load.ts'
import { startNginx } from './nginx-proxy.ts'
import { makeReleaseHost } from './release-host.ts'
import { realPages } from './site-pages.ts'
import { lacks } from './system-programs.ts'

const versionAt = async (target: { port: number }): Promise<string> => JSON.parse((await ask(target, '/health')).text).version

async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')])))
}

describe.skipIf(lacks('bash', 'curl'))('release.sh', () => {
  test('releases and rolls back, keeping inquiries and the files of open pages', async () => {
    const host = await makeReleaseHost()
    await host.makeVersion('aaaa')
    expect((await host.run()).status).toBe(0)
    expect((await ask(host.target, '/', { form: inquiryForm() })).status).toBe(303)
    const leads = await filesBelow(path.join(host.data, 'fencing', 'leads', 'pending'))
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
    expect(await filesBelow(path.join(host.data, 'fencing', 'leads', 'pending'))).toEqual(leads)
  })

  test('an unhealthy release is rolled back', async () => {
    const host = await makeReleaseHost()
    await host.makeVersion('aaaa')
    await host.run()
    await ask(host.target, '/', { form: inquiryForm() })
    const leads = await filesBelow(path.join(host.data, 'fencing', 'leads', 'pending'))
    await host.makeVersion('bbbb')
    await host.breakServer()
    const failed = await host.run([], { WAIT: '12' })
    expect(failed.status).toBe(1)
    expect(failed.output).toMatch(/is not healthy\. The log ends with:\n[\s\S]*the last words of the server[\s\S]*back at/)
    expect(await versionAt(host.target)).toMatch(/\+aaaa$/)
    expect((await ask(host.target, '/')).status).toBe(200)
    expect(await filesBelow(path.join(host.data, 'fencing', 'leads', 'pending'))).toEqual(leads)
  })

  test('a failed first release is not what a later rollback goes back to', async () => {
    const host = await makeReleaseHost()
    await host.breakServer()
    const failed = await host.run([], { WAIT: '3' })
    expect([failed.status, failed.output]).toEqual([1, expect.stringContaining('THE SITE IS DOWN')])
    await host.repairServer()
    expect((await host.run()).status).toBe(0)
    const back = await host.run(['--rollback'])
    expect([back.status, back.output]).toEqual([1, 'there is no previous release to go back to\n'])
    expect((await ask(host.target, '/')).status).toBe(200)
  })

  test('a rollback onto a release that does not start returns to the one that runs', async () => {
    const host = await makeReleaseHost()
    for (const version of ['aaaa', 'bbbb']) {
      await host.makeVersion(version)
      expect((await host.run()).status).toBe(0)
    }
    const previous = await readlink(path.join(host.base, 'previous'))
    await writeFile(path.join(previous, 'dist', 'server.js'), 'process.exit(1)\n')
    const back = await host.run(['--rollback'], { WAIT: '12' })
    expect([back.status, back.output]).toEqual([1, expect.stringMatching(/is not healthy[\s\S]*back at/)])
    expect(await versionAt(host.target)).toMatch(/\+bbbb$/)
  })

  test('a wrong configuration, a file that cannot be read and an upload that breaks off release nothing', async () => {
    const host = await makeReleaseHost()
    await host.makeVersion('aaaa')
    await host.run()
    const releases = await readdir(path.join(host.base, 'releases'))
    const expectNothing = async (reason: string, env: Record<string, string> = {}) => {
      const { status, output } = await host.run([], env)
      expect(status).not.toBe(0)
      expect(output).toContain(reason)
      expect(await readdir(path.join(host.base, 'releases'))).toEqual(releases)
      expect(await versionAt(host.target)).toMatch(/\+aaaa$/)
    }
    await host.makeVersion('bbbb')

    const settings = path.join(host.base, '.env')
    const right = await readFile(settings, 'utf8')
    await writeFile(settings, `${right}TRUST_PROXY=true\n`)
    await expectNothing('TRUST_PROXY')
    await writeFile(settings, right)

    const programs = path.join(host.home, 'programs')
    await mkdir(programs)
    await writeFile(path.join(programs, 'ssh'), '#!/bin/sh\nhead -c 100000 | sh -c "$2"\n', { mode: 0o755 })
    await expectNothing('the upload is not complete', { TARGET: 'root@server.example', PATH: `${programs}:${host.path}` })

    await writeFile(path.join(host.project, 'dist', 'unreadable'), '', { mode: 0 })
    await expectNothing('Permission denied')
  })

  test('old files and old releases are removed', async () => {
    const host = await makeReleaseHost()
    for (const version of ['aaaa', 'bbbb', 'cccc']) {
      await host.makeVersion(version)
      expect((await host.run([], { KEEP: '2', DAYS: version === 'cccc' ? '0' : '30' })).status).toBe(0)
    }
    expect((await ask(host.target, '/assets/only-bbbb.js')).status).toBe(200)
    expect((await ask(host.target, '/assets/only-aaaa.js')).status).toBe(404)
    expect(await readdir(path.join(host.base, 'releases'))).toHaveLength(2)
  })

  test('two releases within one second get different names', async () => {
    const host = await makeReleaseHost()
    const programs = path.join(host.home, 'programs')
    await mkdir(programs)
    await writeFile(path.join(programs, 'date'), '#!/bin/sh\necho 20260610-120000\n', { mode: 0o755 })
    for (const version of ['aaaa', 'bbbb', 'cccc']) {
      await host.makeVersion(version)
      expect(await host.run([], { KEEP: '2', PATH: `${programs}:${host.path}` })).toMatchObject({ status: 0 })
      expect(await versionAt(host.target)).toMatch(new RegExp(`\\+${version}$`))
    }
    expect(await readdir(path.join(host.base, 'releases'))).toHaveLength(2)
  })

  test('a release over ssh works, even with special characters in the settings', async () => {
    const host = await makeReleaseHost()
    const programs = path.join(host.home, 'programs')
    await mkdir(programs)
    await writeFile(path.join(programs, 'ssh'), `#!/bin/sh\necho "$1" >${host.home}/asked\nexec sh -c "$2"\n`, { mode: 0o755 })
    const odd = path.join(host.home, "it's $HOME")
    await symlink(host.base, odd)
    const env = { TARGET: 'root@server.example', PATH: `${programs}:${host.path}`, BASE: odd }
    const released = await host.run([], env)
    expect(released.output).toContain('released')
    expect(await readFile(path.join(host.home, 'asked'), 'utf8')).toBe('root@server.example\n')
    expect((await ask(host.target, '/health')).status).toBe(200)
  })

  test('all sets of a process with many businesses are released together, and a failed release is rolled back', async () => {
    const host = await makeReleaseHost()
    const sites = path.join(host.home, 'sites')
    await mkdir(sites)
    await writeFile(path.join(sites, 'fence.env'), 'SITE=fencing\nSITE_URL=https://fence.example\n')
    await writeFile(path.join(sites, 'foam.env'), 'SITE=insulation\nSITE_URL=https://foam.example\n')
    await writeFile(path.join(host.base, '.env'), `SITES_DIR=${sites}\nPORT=${host.target.port}\nHOST=127.0.0.1\n`)
    const statusAt = async (name: string, address = '/') => (await ask(host.target, address, { headers: { host: name } })).status
    for (const version of ['aaaa', 'bbbb']) {
      await host.makeVersion(version)
      expect(await host.run([], { SETS: 'all' })).toMatchObject({ status: 0 })
    }
    for (const name of ['fence.example', 'foam.example']) expect(await statusAt(name)).toBe(200)
    for (const version of ['aaaa', 'bbbb']) expect(await statusAt('fence.example', `/assets/only-${version}.js`)).toBe(200)

    await host.breakServer()
    const failed = await host.run([], { SETS: 'all', WAIT: '12' })
    expect([failed.status, failed.output]).toEqual([1, expect.stringMatching(/is not healthy[\s\S]*back at/)])
    expect(await statusAt('foam.example')).toBe(200)
  })

  test('only the selected content set is uploaded, and nothing if it is missing', async () => {
    const host = await makeReleaseHost()
    await host.run()
    expect(await readdir(path.join(host.base, 'current', 'dist', 'sites'))).toEqual(['fencing'])
    const missing = await host.run([], { SITE: 'no-such-set' })
    expect([missing.status, missing.output]).toEqual([1, 'dist/ has no content set no-such-set\n'])
  })
})

test('unknown arguments release nothing', async () => {
  const { base, run } = await makeReleaseHost()
  for (const args of [['--rolback'], ['--help'], ['--rollback', 'now']]) {
    expect(await run(args)).toMatchObject({ status: 2, output: expect.stringContaining('Usage:') })
  }
  expect(await readdir(base)).not.toContain('releases')
})

test.skipIf(lacks('nginx', 'openssl', 'curl'))(
  'behind nginx, visitors notice neither releases nor failed ones, and no inquiry is lost',
  async () => {
    const host = await makeReleaseHost()
    await host.makeVersion('aaaa')
    expect((await host.run()).status).toBe(0)
    const { secure } = await startNginx({ base: host.base, nodePort: host.target.port })
    const pages = realPages('fencing')
    for (const page of pages) await ask(secure, page, { headers: { 'accept-encoding': 'br' } })
    let isOver = false
    const load = runLoad({ target: secure, pages, readers: 2, writers: 1, until: () => isOver })

    await host.makeVersion('bbbb')
    expect((await host.run()).status).toBe(0)
    await host.makeVersion('cccc')
    await host.breakServer()
    expect((await host.run([], { WAIT: '3' })).status).toBe(1)
    await writeFile(path.join(await readlink(path.join(host.base, 'previous')), 'dist', 'server.js'), 'process.exit(1)\n')
    expect((await host.run(['--rollback'], { WAIT: '3' })).status).toBe(1)
    expect(await versionAt(host.target)).toMatch(/\+bbbb$/)

    isOver = true
    const { failedPages, acknowledged, refusedPosts } = await load
    console.log(`${acknowledged.size} inquiries stored, ${refusedPosts} refused`)
    expect(failedPages).toEqual([])
    const stored = Object.values(await filesBelow(path.join(host.data, 'fencing', 'leads', 'pending'))).map(
      (text) => JSON.parse(text).fields.comment,
    )
    expect([...acknowledged].filter((comment) => !stored.includes(comment))).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(0)
  },
)
