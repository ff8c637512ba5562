/** The system's short name of a fault (`ENOSPC`), never its message: messages carry paths, addresses and other people's words. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'EUNKNOWN'
}
