import { readFileSync } from 'node:fs'

/**
 * Connections that a process may have open at once: each may hold a file that is being sent, and descriptors must be left for enquiries,
 * mail and the log. Endless where the system does not tell its limit (Linux does; Node has raised it to the highest allowed by then).
 */
export function connectionLimit(limits: () => string = readLimits): number {
  const descriptors = Number(/^Max open files +(\d+)/m.exec(limits())?.[1])
  return descriptors > 0 ? Math.max(16, Math.floor((descriptors - 64) / 2)) : Number.POSITIVE_INFINITY
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
