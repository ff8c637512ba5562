const maxReports = 3
let reports = 0

/** Reports faults of our own scripts that nothing else catches. */
export function watchFaults(): void {
  addEventListener('error', ({ error }) => reportFault(error))
  addEventListener('unhandledrejection', ({ reason }) => reportFault(reason))
}

/** Tells the server's log what kind of fault happened in which line of our scripts. The error's message stays here: it may hold what was typed. */
export function reportFault(error: unknown): void {
  if (!(error instanceof Error) || reports >= maxReports) return
  const place = placeOf(error)
  if (!place) return
  reports += 1
  navigator.sendBeacon('/api/faults', JSON.stringify({ kind: kindOf(error), page: location.pathname, place }))
}

/** React's own errors are known by number. */
function kindOf({ name, message }: Error): string {
  const number = /^Minified React error #(\d+)/.exec(message)?.[1]
  return number ? `React #${number}` : name
}

/** File, line and column in our scripts; extensions and other sites' scripts have none. */
function placeOf({ stack = '' }: Error): string | undefined {
  const [, place] = stack.split(`${location.origin}/assets/`)
  return place && /^[\w-]+\.js:\d+:\d+/.exec(place)?.[0]
}
