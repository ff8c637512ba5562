import { fstatSync, write } from 'node:fs'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'

/** Where log lines go. Never blocks and never throws: a reader that has stopped or gone must not stop the server. */
export type LogDestination = {
  write(line: string): void
  /** Lines that were left out because the reader did not keep up. */
  readonly dropped: number
  /** Waits a moment for what is still on its way. */
  close(): Promise<void>
}

const maxWaitingBytes = 1_000_000
const closeWithinMs = 300

/** Lines to a stream; beyond a bounded number of waiting bytes they are dropped and counted. */
export function createLogDestination(stream: Writable, maxBytes = maxWaitingBytes): LogDestination {
  let dropped = 0
  let untold = 0
  let isGone = false

  stream.on('error', () => {
    isGone = true
  })
  stream.on('drain', () => {
    if (untold === 0) return
    const line = JSON.stringify({ level: 40, time: Date.now(), dropped: untold, msg: 'log lines were dropped: their reader was too slow' })
    untold = 0
    stream.write(`${line}\n`)
  })

  return {
    write(line) {
      if (!isGone && stream.writableLength + line.length <= maxBytes) stream.write(line)
      else {
        dropped += 1
        untold += 1
      }
    },
    get dropped() {
      return dropped
    },
    close() {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, closeWithinMs)
        // Not `end`: where standard output is a socket, that would shut it for everybody who shares it.
        stream.write('', () => {
          clearTimeout(timer)
          resolve()
        })
        if (isGone) resolve()
      })
    },
  }
}

/**
 * A stream to standard output that does not block. `process.stdout` writes to a pipe synchronously: with a reader that has
 * stopped, the first full pipe would stop the server.
 */
export function openStandardOutput(): Writable {
  const kind = fstatSync(1)
  if (kind.isFIFO() || kind.isSocket()) return new Socket({ fd: 1, readable: false, writable: true })
  return new Writable({
    decodeStrings: true,
    write(chunk: Buffer, _encoding, done) {
      // A full disk costs this line and not the ones after it.
      writeAll(chunk, () => done())
    },
  })
}

function writeAll(chunk: Buffer, done: (error?: Error | null) => void): void {
  write(1, chunk, (error, written) => {
    if (error || written === chunk.byteLength) done(error)
    else writeAll(chunk.subarray(written), done)
  })
}
