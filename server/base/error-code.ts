/** The system error code (`ENOSPC`), never the message, which may contain paths, addresses and text from other systems. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'EUNKNOWN'
}
