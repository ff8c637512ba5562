import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Progress = { taken: string; since: number }
type Options = { inFlight(): Iterable<ServerResponse<IncomingMessage>>; deadlineMs: number; now?: () => number }

/** A stop is seen this late at most, and ended this late after its time. */
const checkMs = 500

/**
 * Ends connections whose readers have taken no byte of an answer for so long. Node's own socket time-out starts anew
 * when it looks for the first time, and so takes twice as long.
 */
export function createWriteDeadline({ inFlight, deadlineMs, now = () => performance.now() }: Options): { close(): void } {
  const progress = new WeakMap<ServerResponse, Progress>()
  const timer = setInterval(() => {
    for (const response of inFlight()) {
      const { socket } = response
      if (!socket || socket.writableLength === 0) continue
      const taken = takenSoFar(socket)
      const last = progress.get(response)
      if (last?.taken !== taken) progress.set(response, { taken, since: now() })
      else if (now() - last.since >= deadlineMs) socket.destroy()
    }
  }, checkMs).unref()
  return { close: () => clearInterval(timer) }
}

/** Changes with every byte that the system takes over; what Node counts as written includes what still waits. */
function takenSoFar(socket: Socket): string {
  const handle: unknown = Reflect.get(socket, '_handle')
  const waiting = typeof handle === 'object' && handle !== null && 'writeQueueSize' in handle ? handle.writeQueueSize : 0
  return `${socket.bytesWritten} ${socket.writableLength} ${waiting}`
}
