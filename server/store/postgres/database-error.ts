import pg from 'pg'
import { errorCode } from '../../base/error-code.ts'

/** Has `PG` and the SQLSTATE as its code, or that of the system. Never has the server's message, which may contain values. */
export class DatabaseError extends Error {
  readonly code: string
  /** Another connection may not have this failure. */
  readonly isOutage: boolean
  /** There was no connection at all. */
  readonly isConnecting: boolean

  constructor(error: unknown, { isConnecting = false } = {}) {
    super('The database reported an error')
    this.name = 'DatabaseError'
    this.code = codeOf(error)
    this.isConnecting = isConnecting
    this.isOutage = isConnecting || !(error instanceof pg.DatabaseError) || /^PG(08|57P|25006|25P03)/.test(this.code)
  }
}

export const noTlsCode = 'ENOTLS'

function codeOf(error: unknown): string {
  if (error instanceof pg.DatabaseError) return `PG${error.code}`
  const code = errorCode(error)
  const message = error instanceof Error ? error.message : ''
  // The library's own errors have no code.
  if (code !== 'EUNKNOWN') return code
  if (/does not support SSL/.test(message)) return noTlsCode
  return /timeout/i.test(message) ? 'ETIMEDOUT' : 'ECONNRESET'
}
