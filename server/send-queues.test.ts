import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { parseSendQueues, peerName, readSendQueues } from './send-queues.ts'

const head = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n'
const rest = '00000000     0        0 7121268 1 00000000a1c204fc 100 0 0 10 0\n'

test('tells by address and port of the reader how much waits, and whether the reader or the network is what it waits for', () => {
  const table = `${head}   0: 0100007F:1F90 0200007F:97EC 01 0002BD2C:00000000 04:00000011 ${rest}   1: 0100007F:1F90 0A0200C0:EA5A 08 00000005:00000000 01:00000011 ${rest}`
  expect([...parseSendQueues(table, 8080)]).toEqual([
    [peerName('127.0.0.2', 38_892), { bytes: 179_500, isWindowClosed: true }],
    [peerName('192.0.2.10', 59_994), { bytes: 5, isWindowClosed: false }],
  ])
})

test.each([
  ['FFFF00000100007F', '::ffff:127.0.0.1'],
  ['0000000001000000', '::1'],
])('writes an address of version 6 that ends in %s as Node does: %s', (end, name) => {
  const table = `${head}   1: 00000000000000000000000000000000:1F90 0000000000000000${end}:9BA6 01 00000007:00000000 04:00000011 ${rest}`
  expect([...parseSendQueues(table, 8080).keys()]).toEqual([peerName(name, 39_846)])
})

test('leaves out who owes nothing, and connections of other servers', () => {
  const table = `${head}   0: 0100007F:1F90 0200007F:97EC 01 00000000:00000009 00:00000000 ${rest}   1: 0100007F:1F91 0200007F:97ED 01 00000009:00000000 04:00000000 ${rest}`
  expect([...parseSendQueues(table, 8080)]).toEqual([])
})

test('knows nothing of a socket file or of a server that does not listen', async () => {
  expect([...(await readSendQueues('/run/site.sock'))]).toEqual([])
  expect([...(await readSendQueues(null))]).toEqual([])
})

test.runIf(process.platform === 'linux').each(['127.0.0.1', '::1', '::'])(
  "reads the system's own table for a server on %s",
  async (host) => {
    const server = createServer().listen(0, host)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const local = server.address()
    if (local === null || typeof local === 'string') throw new Error('not listening')
    const reader = connect(local.port, host === '::' ? '127.0.0.1' : host).pause()
    onTestFinished(() => void reader.destroy())
    const [socket]: Socket[] = await once(server, 'connection')
    if (!socket) throw new Error('no connection')
    onTestFinished(() => void socket.destroy())
    // More than the reader's side holds, less than ours.
    socket.write(Buffer.alloc(1_000_000))
    const ofReader = async () => (await readSendQueues(local)).get(peerName(socket.remoteAddress, socket.remotePort))
    await expect.poll(ofReader, { timeout: 30_000 }).toMatchObject({ isWindowClosed: true })
  },
)
