import { chown, readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { asNobody, nobody } from './as-nobody.ts'
import { ask, inquiryForm } from './ask-server.ts'
import { runProgram } from './program-process.ts'
import { openFolder, siteFolder } from './site-folder.ts'
import { pageAnswers } from './site-pages.ts'
import { startServer } from './site-server.ts'
import { isRoot, lacks } from './system-programs.ts'

async function makeSink() {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const mail = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' }
  return { sink, mail }
}

describe('dist/ without anything else', () => {
  test.skipIf(!isRoot || lacks('setpriv', 'unshare'))('runs as another user on a read-only file system, and mails inquiries', async () => {
    const base = await openFolder()
    const { current, dataDir } = await siteFolder(base)
    await chown(dataDir, nobody, nobody)
    const { sink, mail } = await makeSink()
    const env = { PORT: String(await freePort()), SITE: 'fencing', DATA_DIR: dataDir, ...mail }
    const server = await startServer({ folder: current, env, prefix: asNobody(dataDir) })

    for (const { path: address, status } of pageAnswers('fencing')) expect((await ask(server.target, address)).status, address).toBe(status)
    expect((await ask(server.target, '/', { form: inquiryForm() })).status).toBe(303)
    await sink.received(1)
    expect(sink.mails[0]?.source).toContain('Pat Miller')
    expect(JSON.parse((await ask(server.target, '/health')).text).status).toBe('pass')
    expect((await runProgram('ls', ['-ln', path.join(dataDir, 'fencing')])).output).toMatch(/drwx------ .* 65534 65534 .* leads/)
    expect(await server.end()).toBe(0)
    expect(await readdir(path.join(dataDir, 'fencing', 'leads', 'sent'))).toHaveLength(1)
  })

  test.each(builtSiteNames)('the responses of %s are the same in every time zone and locale', async (site) => {
    const base = await openFolder()
    const { current, dataDir } = await siteFolder(base)
    const addresses = [...pageAnswers(site).map((page) => page.path), '/sitemap.xml', '/feed.xml', '/api/posts']
    const environments: Record<string, string>[] = [
      { TZ: 'UTC', LC_ALL: 'C' },
      { TZ: 'America/Los_Angeles', LC_ALL: 'en_US.UTF-8' },
      { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
    ]
    const bodies: string[][] = []
    for (const environment of environments) {
      const server = await startServer({
        folder: current,
        env: { PORT: String(await freePort()), SITE: site, DATA_DIR: dataDir, ...environment },
      })
      const replies = await Promise.all(addresses.map((address) => ask(server.target, address)))
      bodies.push(replies.map(({ text, headers }) => `${headers.etag} ${text}`))
      await server.end()
    }
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
  })
})
