/**
 * A load generator that costs less than any server it measures: it writes a prepared request, counts the bytes of the known
 * answer and writes the next one. Runs in a process of its own (see `run-load.ts`), so that the server has its core to itself.
 */
import { connect, type Socket } from 'node:net'

export type LoadOptions = {
  port: number
  /** Raw requests, taken in turn. */
  requests: string[]
  /** Length of the whole answer (head and body) to each of them. */
  answerBytes: number[]
  connections: number
  durationMs: number
}

export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; errors: number }

export async function load({ port, requests, answerBytes, connections, durationMs }: LoadOptions): Promise<LoadResult> {
  const buffers = requests.map((request) => Buffer.from(request))
  const latencies: number[] = []
  let errors = 0
  let turn = 0
  const startedAt = performance.now()
  const endsAt = startedAt + durationMs
  // What comes is counted and never looked at: all connections may read into the same memory.
  const buffer = Buffer.alloc(64 * 1024)

  const run = () =>
    new Promise<void>((resolve) => {
      let remaining = 0
      let sentAt = 0
      const next = (now: number) => {
        if (now >= endsAt) {
          socket.end()
          return
        }
        const index = turn++ % buffers.length
        remaining = answerBytes[index] ?? 0
        sentAt = now
        socket.write(buffers[index] ?? '')
      }
      const onRead = (length: number) => {
        remaining -= length
        if (remaining < 0) errors += 1
        if (remaining > 0) return true
        const now = performance.now()
        latencies.push(now - sentAt)
        next(now)
        return true
      }
      const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: onRead } })
      socket.on('connect', () => next(performance.now()))
      socket.on('error', () => {
        errors += 1
      })
      socket.on('close', () => {
        // The server may end a connection after so many requests; the visitor comes back on another one.
        if (performance.now() < endsAt && remaining <= 0) run().then(resolve)
        else resolve()
      })
    })

  await Promise.all(Array.from({ length: connections }, run))
  const seconds = (performance.now() - startedAt) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { perSecond: latencies.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), errors }
}
