/** The system's short name of a fault (`ENOSPC`), never its message: messages carry paths, addresses and other people's words. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return 'EUNKNOWN'
  return /^[A-Z][A-Z0-9_]{1,60}$/.test(error.code) ? error.code : 'EUNKNOWN'
}
