const maxReports = 3
let reports = 0

/** Reports uncaught errors in our own scripts. */
export function watchScriptErrors(): void {
  addEventListener('error', ({ error }) => reportScriptError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportScriptError(reason))
}

/** Sends the error's kind and positions in our scripts to the server's log. The message is not sent: it may contain what a visitor typed. */
export function reportScriptError(error: unknown): void {
  if (!(error instanceof Error) || reports >= maxReports) return
  const places = placesIn(error)
  if (places.length === 0) return
  reports += 1
  // Some browsers and extensions remove `sendBeacon`.
  navigator.sendBeacon?.('/api/faults', JSON.stringify({ kind: kindOf(error), page: location.pathname, places }))
}

/** Production builds of React identify errors by number. */
function kindOf({ name, message }: Error): string {
  const number = /^Minified React error #(\d+)/.exec(message)?.[1]
  return number ? `React #${number}` : name
}

/** Files, lines and columns in our scripts, innermost first; none for errors in browser extensions or third-party scripts. */
function placesIn({ stack = '' }: Error): string[] {
  const [, ...frames] = stack.split(`${location.origin}/assets/`)
  return frames.flatMap((frame) => /^[\w-]+\.js:\d+:\d+/.exec(frame) ?? []).slice(0, 10)
}
