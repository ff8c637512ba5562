import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { ask } from './ask-server.ts'
import { runLoad } from './load.ts'
import { startNginx } from './nginx-proxy.ts'
import { openFolder, siteFolder } from './site-folder.ts'
import { realPages } from './site-pages.ts'
import { startServer } from './site-server.ts'
import { lacks } from './system-programs.ts'

// Ten restarts. `HOSTING_LOAD_SECONDS=60` makes it a long run.
const loadSeconds = Number(process.env.HOSTING_LOAD_SECONDS ?? 20)
const restarts = 10

const states = ['pending', 'sending', 'sent', 'failed', 'unreadable']

async function storedComments(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    states.map(async (state) => {
      const folder = path.join(dataDir, 'fencing', 'leads', state)
      return Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')))
    }),
  )
  return found.flat().map((text) => JSON.parse(text).fields.comment)
}

describe.skipIf(lacks('nginx', 'openssl'))('under load, behind nginx', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'after ten restarts by %s, no page has failed and no acknowledged inquiry is lost',
    async (signal) => {
      const base = await openFolder()
      const { current, dataDir } = await siteFolder(base)
      const nodePort = await freePort()
      const env = { PORT: String(nodePort), DATA_DIR: dataDir, CONTACT_RATE_LIMIT: '100000', LOG_LEVEL: 'warn' }
      let server = await startServer({ folder: current, env })
      const { secure } = await startNginx({ base, nodePort })
      const pages = realPages('fencing')
      for (const page of pages) await ask(secure, page, { headers: { 'accept-encoding': 'br' } })

      let isOver = false
      const load = runLoad({ target: secure, pages, readers: 8, writers: 2, until: () => isOver })
      const statuses: (number | null)[] = []
      for (let restart = 0; restart < restarts; restart += 1) {
        await new Promise((resolve) => setTimeout(resolve, (loadSeconds * 1000) / restarts))
        statuses.push(await server.end(signal))
        server = await startServer({ folder: current, env })
      }
      isOver = true
      const { failedPages, acknowledged, refusedPosts, pages: pageCount } = await load

      console.log(`${signal}: ${pageCount} pages, ${acknowledged.size} inquiries stored, ${refusedPosts} refused`)
      expect(failedPages).toEqual([])
      const stored = new Set(await storedComments(dataDir))
      expect([...acknowledged].filter((comment) => !stored.has(comment))).toEqual([])
      expect(acknowledged.size).toBeGreaterThan(loadSeconds)
      if (signal === 'SIGTERM') expect(new Set(statuses)).toEqual(new Set([0]))
    },
    loadSeconds * 4000 + 60_000,
  )
})
