import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { startServerProcess } from '../helpers/process-server.ts'

/** The system's limit on the listen backlog. */
function systemBacklog(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  } catch {
    return 128
  }
}

test.skipIf(systemBacklog() < 1000)('a thousand simultaneous connections are accepted while the server is busy', async () => {
  const { child, port } = await startServerProcess()
  child.kill('SIGSTOP')
  onTestFinished(() => void child.kill('SIGCONT'))
  const sockets = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  // Connections beyond the backlog are dropped, and retries fail while the server is stopped.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  expect(sockets.every(({ readyState }) => readyState === 'open')).toBe(true)
})

test.skipIf(process.platform === 'win32')('pages and inquiries work again after idle clients release all file descriptors', async () => {
  const { url, port, dataDir } = await startServerProcess({ descriptors: 256 })
  const sockets = Array.from({ length: 600 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.destroy()
  const statusOf = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init).then((answer) => answer.status, String)
  await expect.poll(() => statusOf('/about/')).toBe(200)
  await expect.poll(() => statusOf('/', { method: 'POST', redirect: 'manual', body: new URLSearchParams(inquiryForm()) })).toBe(303)
  expect(readdirSync(join(dataDir, 'fencing', 'leads', 'pending'))).toHaveLength(1)
})
