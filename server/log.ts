import { setTimeout } from 'node:timers/promises'
import { type Logger, type LoggerOptions, pino } from 'pino'
import type { LogLevel } from './config.ts'
import { ConfigError, HttpError, StartError } from './errors.ts'

export type { Logger }

/** One JSON line per event. Errors are reduced to what cannot hold a visitor's words. */
export function createLog(level: LogLevel, destination: { write(line: string): void }): Logger {
  return pino(
    { level, base: { pid: process.pid }, serializers: { err: describeError, error: describeError }, hooks: { logMethod } },
    destination,
  )
}

export type LogOutput = {
  write(line: string): void
  flush(): Promise<void>
  /** Flushes for a moment at most: the reader may have stopped. */
  close(): Promise<void>
}

const batch = { minLength: 4_096, periodicFlush: 250, maxLength: 1_000_000 }
const closeWithinMs = 300

/**
 * Log lines to standard output, in batches and without blocking. Lines that do not fit into the buffer are dropped and counted.
 * `process.stdout` is what makes a pipe non-blocking: otherwise a reader that has stopped would hold a thread, and the end of the process.
 */
export function openLogOutput(fd: number = process.stdout.fd): LogOutput {
  let isClosing = false
  let dropped = 0
  const destination = pino.destination({ dest: fd, sync: false, ...batch, retryEAGAIN: () => !isClosing })
  // A full disk or a reader that has gone must not end the process. What could not be written is tried again with the next line.
  destination.on('error', () => undefined)
  destination.on('drop', () => {
    dropped += 1
  })
  destination.on('drain', () => {
    if (dropped === 0) return
    const line = JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'log lines were dropped: their reader was too slow' })
    dropped = 0
    destination.write(`${line}\n`)
  })
  const flush = () => new Promise<void>((resolve) => destination.flush(() => resolve()))

  return {
    write: (line) => void destination.write(line),
    flush,
    async close() {
      isClosing = true
      // A flush leaves up to one batch that came while it was writing.
      await Promise.race([flush().then(flush), setTimeout(closeWithinMs)])
      // Otherwise pino would flush once more while the process exits, and wait for the reader for as long as it takes.
      destination.destroy()
    },
  }
}

// Left without words of ours, pino takes the error's message for them.
const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [first, message]: unknown[] = args
  if (first instanceof Error) return method.call(this, { err: first }, 'an error')
  if (typeof first === 'object' && message === undefined) return method.call(this, first, 'no words')
  method.apply(this, args)
}

export type ErrorDescription = {
  type: string
  message?: string
  code?: string
  status?: number
  frames?: string[]
  cause?: ErrorDescription
}

const maxFrames = 12
const maxDepth = 3

/**
 * An allow-list. Libraries put bodies, addresses and values into messages and extra fields (`err.body`, 'cannot create property on
 * string "…"'), so words come along only from our own classes; of others the kind, the code and the places in our code.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const description: ErrorDescription = { type: error.constructor.name.slice(0, 60) }
  if (isOurs(error)) description.message = error.message.slice(0, 500)
  if ('code' in error && typeof error.code === 'string' && /^\w{1,60}$/.test(error.code)) description.code = error.code
  if ('status' in error && typeof error.status === 'number') description.status = error.status
  const frames = stackFrames(error)
  if (frames.length > 0) description.frames = frames
  if (error.cause !== undefined && depth < maxDepth) description.cause = describeError(error.cause, depth + 1)
  return description
}

const isOurs = (error: Error) => error instanceof HttpError || error instanceof ConfigError || error instanceof StartError

function stackFrames(error: Error): string[] {
  // The message stands before the frames and may itself have lines that look like one: it is cut off by its length.
  const stack = typeof error.stack === 'string' ? error.stack : ''
  const start = stack.indexOf(error.message)
  const frames = start < 0 ? '' : stack.slice(start + error.message.length)
  return frames
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim().slice(0, 200))
}
