/** What this tab keeps under a key. `undefined` if there is nothing, or if storage is blocked. Only our own code writes it. */
export function readTab<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value while the tab is open, unless storage is blocked or full. `undefined` removes it. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // What needs it works without.
  }
}
