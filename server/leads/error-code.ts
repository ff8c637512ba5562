/** The system's short name of a fault (`ENOSPC`), never its message: messages carry paths, addresses and other people's words. */
export const errorCode = (error: unknown): string => systemCode(error) ?? 'EUNKNOWN'

/** Of the disk or the network, and not one of our own. */
export const isSystemError = (error: unknown): boolean => systemCode(error) !== undefined

function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  return /^[A-Z][A-Z0-9_]{1,60}$/.test(error.code) ? error.code : undefined
}
