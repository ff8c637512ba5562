import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { openPage, scrollThrough, sharedBrowser, untilHydrated } from '../helpers/browser.ts'
import { ask, inquiryForm } from './ask-server.ts'
import { startProgram, until } from './program-process.ts'
import { openFolder, siteFolder } from './site-folder.ts'
import { startServer } from './site-server.ts'
import { lacks, programPath } from './system-programs.ts'

/** Like a CDN with the settings of the hosting guide: it obeys `Cache-Control`, and ignores queries except on two pages. */
const configOf = (folder: string, port: number, serverPort: number) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  proxy_cache_path ${folder}/cache keys_zone=cdn:5m;
  proxy_temp_path ${folder}/proxy;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $request_uri $page { "~^(/es)?/(estimate|contact)/" $request_uri; default $uri; }
  log_format cdn '$request_method $request_uri $upstream_cache_status';
  access_log ${folder}/requests.log cdn;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${serverPort};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_cache cdn;
      proxy_cache_key $page|$http_accept_encoding;
    }
  }
}
`

async function startBehindCdn() {
  const folder = await openFolder()
  const { current, dataDir } = await siteFolder(folder)
  const [port, serverPort] = [await freePort(), await freePort()]
  await startServer({ folder: current, env: { PORT: String(serverPort), DATA_DIR: dataDir } })
  const cdn = path.join(folder, 'cdn')
  await mkdir(cdn)
  await writeFile(path.join(cdn, 'nginx.conf'), configOf(cdn, port, serverPort))
  const program = startProgram(programPath('nginx'), ['-c', path.join(cdn, 'nginx.conf')], { lastSignal: 'SIGTERM' })
  const isUp = () =>
    ask({ port }, '/health/live').then(
      () => true,
      () => false,
    )
  await until(isUp, () => 'nginx did not begin to answer', program)
  let counted = 0
  /** The requests since the last call, and those of them that reached the server. */
  const newRequests = async () => {
    const lines = (await readFile(path.join(cdn, 'requests.log'), 'utf8')).trim().split('\n')
    const all = lines.slice(counted).filter((line) => !line.includes('/health'))
    counted = lines.length
    return { all, reached: all.filter((line) => !line.endsWith(' HIT')) }
  }
  return { address: `http://127.0.0.1:${port}`, newRequests }
}

/** Home, a service, the estimate and the contact page, with all their pictures. */
async function visit(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  for (const target of ['/', '/residential-fencing-simi-valley/', '/estimate/', '/contact/']) {
    await page.goto(address + target)
    await untilHydrated(page)
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
  }
  await page.close()
}

const estimate = '/estimate/?material=vinyl&height=6&length=400'

describe.skipIf(lacks('nginx'))('behind a CDN', () => {
  test('of a second visit, only an estimate and an inquiry reach the server, and a repeated visit requests only pages', async () => {
    const { address, newRequests } = await startBehindCdn()
    const browser = await sharedBrowser()
    const openContext = async () => {
      const { page, close } = await openPage(browser)
      onTestFinished(close)
      return page.context()
    }
    const [first, second] = [await openContext(), await openContext()]
    await newRequests()

    await visit(first, address)
    const cold = await newRequests()
    expect(cold.reached).toHaveLength(cold.all.length)

    await visit(second, address)
    const warm = await newRequests()
    expect(warm.all.length).toBeGreaterThan(20)
    expect(warm.reached).toEqual([])

    await visit(second, address)
    const repeated = await newRequests()
    expect(repeated.reached).toEqual([])
    expect(repeated.all.filter((line) => line.includes('/assets/'))).toEqual([])

    const page = await second.newPage()
    expect((await page.goto(address + estimate))?.status()).toBe(200)
    expect((await page.request.post(address, { form: inquiryForm(), maxRedirects: 0 })).status()).toBe(303)
    const own = await newRequests()
    expect(own.reached.map((line) => line.replace(/ \S+$/, ''))).toEqual([`GET ${estimate}`, 'POST /'])
    const counts = { cold: cold.all.length, warm: warm.all.length, repeated: repeated.all.length }
    process.stdout.write(`Requests to the CDN of a visit to four pages: ${JSON.stringify(counts)}\n`)
  })
})
