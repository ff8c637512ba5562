import { setTimeout } from 'node:timers/promises'
import { type Logger, type LoggerOptions, pino } from 'pino'
import type { LogLevel } from './config.ts'
import { ConfigError, HttpError, StartError } from './errors.ts'

export type { Logger }

/** One JSON line per event. Errors are reduced to fields that cannot contain visitor input. */
export function createLog(level: LogLevel, destination: { write(line: string): void }): Logger {
  return pino(
    { level, base: { pid: process.pid }, serializers: { err: describeError, error: describeError }, hooks: { logMethod } },
    destination,
  )
}

export type LogOutput = {
  write(line: string): void
  /** Waits up to 0.3 s for unwritten lines, because the reader may have stopped. */
  close(): Promise<void>
}

const maxWaitingBytes = 1_000_000
const closeWithinMs = 300

/**
 * Writes log lines to standard output without blocking. Lines beyond the buffer are dropped and counted. The lines of one event-loop turn
 * are written together, which is six times as fast. Reading `process.stdout` makes a pipe non-blocking.
 */
export function openLogOutput(fd: number = process.stdout.fd): LogOutput {
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

// Without a message, pino logs the error's own, which may contain visitor input.
const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [first, message]: unknown[] = args
  if (first instanceof Error) return method.call(this, { err: first }, 'an error')
  if (typeof first === 'object' && message === undefined) return method.call(this, first, 'no message')
  method.apply(this, args)
}

type ErrorDescription = {
  type: string
  message?: string
  code?: string
  status?: number
  frames?: string[]
  cause?: ErrorDescription
}

const maxFrames = 12
const maxDepth = 3

/** An allow-list, because libraries put bodies and values into messages and fields. Only messages of our own classes are logged. */
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
  // The message comes before the frames and may contain lines that look like one, so it is cut off.
  const stack = typeof error.stack === 'string' ? error.stack : ''
  const start = stack.indexOf(error.message)
  const frames = start < 0 ? '' : stack.slice(start + error.message.length)
  return frames
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim().slice(0, 200))
}
