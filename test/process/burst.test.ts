import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { enquiry } from '../helpers/app-enquiry.ts'
import { startServerProcess } from '../helpers/process-server.ts'

/** What the system lets wait at most, whatever a program asks for. */
function systemBacklog(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  } catch {
    return 128
  }
}

test.skipIf(systemBacklog() < 1000)(
  'a thousand visitors who come in one moment are all let in at once, however busy the server is',
  async () => {
    const { child, port } = await startServerProcess()
    child.kill('SIGSTOP')
    onTestFinished(() => void child.kill('SIGCONT'))
    const sockets = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1'))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    // Those that the system drops try again and again, in vain as long as the server stands still.
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    expect(sockets.every(({ readyState }) => readyState === 'open')).toBe(true)
  },
)

test.skipIf(process.platform !== 'linux')(
  'where all descriptors could be taken by idle clients, pages and enquiries still go through',
  async () => {
    const { url, port, dataDir } = await startServerProcess({ descriptors: 256 })
    const sockets = Array.from({ length: 600 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    expect((await fetch(`${url}/about/`)).status).toBe(200)
    const posted = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(enquiry()) })
    expect(posted.status).toBe(303)
    expect(readdirSync(join(dataDir, 'leads', 'pending'))).toHaveLength(1)
  },
)
