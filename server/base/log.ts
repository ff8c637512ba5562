import { type Logger, type LoggerOptions, pino } from 'pino'
import { HttpError, StartError } from './errors.ts'

export type { Logger }

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** One JSON line per event. Errors are reduced to fields that cannot contain visitor input. */
export function createLog(level: LogLevel, destination: { write(line: string): void }): Logger {
  return pino(
    { level, base: { pid: process.pid }, serializers: { err: describeError, error: describeError }, hooks: { logMethod } },
    destination,
  )
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

const isOurs = (error: Error) => error instanceof HttpError || error instanceof StartError

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
