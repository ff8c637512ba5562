import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { peerName, type SendQueue } from './send-queues.ts'
import { createWriteDeadline } from './write-deadline.ts'

const full = { bytes: 60_000, isWindowClosed: true }

/** A connection of which the system is said to hold `queueAt`; with each look at the queues a second goes by. */
async function watch(queueAt: (look: number) => SendQueue | undefined) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const client = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1').resume()
  const reset = once(client, 'error')
  const [socket]: Socket[] = await once(server, 'connection')
  if (!socket) throw new Error('no connection')
  const ended = once(socket, 'close')
  const seen = { looks: 0, sweeps: 0 }
  const deadline = createWriteDeadline({
    sockets: () => {
      seen.sweeps += 1
      return [socket]
    },
    sendQueues: async () => {
      seen.looks += 1
      const queue = queueAt(seen.looks)
      return new Map(queue && [[peerName(socket.remoteAddress, socket.remotePort), queue]])
    },
    deadlineMs: 12_000,
    checkMs: 1,
    now: () => seen.looks * 1_000,
  })
  onTestFinished(() => {
    deadline.close()
    client.destroy()
    socket.destroy()
    server.close()
  })
  socket.write(Buffer.alloc(full.bytes))
  return {
    socket,
    reset,
    ended,
    seen,
    until: (isReached: () => boolean) => expect.poll(isReached, { interval: 1, timeout: 30_000 }).toBe(true),
  }
}

test('ends by a reset who has taken nothing for the deadline of what the system holds', async () => {
  const { ended, reset, seen } = await watch(() => full)
  await ended
  expect(seen.looks).toBe(13)
  expect(await reset).toMatchObject([{ code: 'ECONNRESET' }])
})

test('keeps who has lost the network, until the reader is there again and takes nothing', async () => {
  const { ended, seen } = await watch((look) => ({ ...full, isWindowClosed: look > 40 }))
  await ended
  expect(seen.looks).toBe(41)
})

test('ends who takes a hundred bytes a second, after the deadline', async () => {
  const { ended, seen } = await watch((look) => ({ ...full, bytes: full.bytes - look * 100 }))
  await ended
  expect(seen.looks).toBe(13)
})

test('keeps who takes a thousand bytes a second', async () => {
  const { socket, seen, until } = await watch((look) => ({ ...full, bytes: full.bytes - look * 1_000 }))
  await until(() => seen.looks >= 40)
  expect(socket.destroyed).toBe(false)
})

test('what has been taken is looked at no more, and the next answer has the whole time', async () => {
  const { socket, ended, seen, until } = await watch((look) => (look === 10 ? undefined : full))
  await until(() => seen.sweeps > 30)
  expect(seen.looks).toBe(10)
  socket.write(Buffer.alloc(full.bytes))
  await ended
  expect(seen.looks).toBe(23)
})
