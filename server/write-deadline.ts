import type { Socket } from 'node:net'
import { peerName, type SendQueue, type SendQueues } from './send-queues.ts'

/**
 * Bytes of a connection: `given` to the system by the last look, `through` of them when none waited for the reader, `taken` by the time
 * `since`, which is undefined while none wait.
 */
type Reader = { given: number; through: number; taken: number; since: number | undefined }

type Options = {
  sockets(): Iterable<Socket>
  sendQueues(): Promise<SendQueues>
  deadlineMs: number
  checkMs?: number
  now?: () => number
}

/** Less is no visitor's connection. The figure is that of another server: Kestrel, `MinResponseDataRate`. */
const leastBytesPerSecond = 240

/**
 * Ends connections whose readers take less than the least rate of an answer for as long as the deadline. Node's own socket time-out asks
 * whether the system took something, and the system takes megabytes for who reads nothing.
 */
export function createWriteDeadline(options: Options): { close(): void } {
  const { sockets, sendQueues, deadlineMs, checkMs = 500, now = () => performance.now() } = options
  const leastBytes = (leastBytesPerSecond * deadlineMs) / 1_000
  const readers = new WeakMap<Socket, Reader>()
  let isClosed = false
  let timer = setTimeout(look, checkMs).unref()

  async function look(): Promise<void> {
    const { owing, isOneStill } = lookThrough()
    // The table has a line for each of the machine's connections: it is read only where an answer has come to a stop.
    if (isOneStill) {
      const queues = await sendQueues()
      for (const [socket, reader] of owing) judge(socket, reader, queues.get(peerName(socket.remoteAddress, socket.remotePort)))
    }
    if (!isClosed) timer = setTimeout(look, checkMs).unref()
  }

  function lookThrough() {
    const owing: [Socket, Reader][] = []
    let isOneStill = false
    for (const socket of sockets()) {
      const given = givenToSystem(socket)
      const reader = readers.get(socket) ?? { given: 0, through: 0, taken: 0, since: undefined }
      if (socket.destroyed || (given === reader.through && socket.writableLength === 0)) continue
      isOneStill ||= given === reader.given
      reader.given = given
      readers.set(socket, reader)
      owing.push([socket, reader])
    }
    return { owing, isOneStill }
  }

  function judge(socket: Socket, reader: Reader, queue: SendQueue | undefined): void {
    const taken = reader.given - (queue?.bytes ?? 0)
    if (!queue && socket.writableLength === 0) {
      reader.through = reader.given
      reader.since = undefined
    } else if (reader.since === undefined || taken >= reader.taken + leastBytes) {
      reader.taken = taken
      reader.since = now()
    } else if (now() - reader.since >= deadlineMs && (queue?.isWindowClosed || socket.writableLength > 0)) {
      // Not whoever has lost the network: what the system holds for them is there when they are back.
      end(socket)
    }
  }

  return {
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** By a reset, where there is one: after an ordinary end the system goes on holding what nobody takes. */
function end(socket: Socket): void {
  if (socket.remotePort === undefined) socket.destroy()
  else socket.resetAndDestroy()
}

/** What Node counts as written includes what it could not give yet. */
function givenToSystem(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle')
  return numberIn(handle, 'bytesWritten') - numberIn(handle, 'writeQueueSize')
}

function numberIn(object: unknown, name: string): number {
  const value: unknown = typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined
  return typeof value === 'number' ? value : 0
}
