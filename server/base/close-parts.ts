import { setTimeout } from 'node:timers/promises'
import type { Logger } from './log.ts'

export type Part = { name: string; close(): unknown }

/** Closes the parts in order. A part that fails or takes longer than `limitMs` is logged, and the rest are closed all the same. */
export async function closeParts(parts: readonly Part[], log: Pick<Logger, 'warn' | 'error'>, limitMs = 1_000): Promise<void> {
  for (const { name, close } of parts) {
    const controller = new AbortController()
    const limit = setTimeout(limitMs, 'late', { signal: controller.signal }).catch(() => undefined)
    try {
      const outcome = await Promise.race([Promise.resolve(close()).then(() => undefined), limit])
      if (outcome === 'late') log.warn({ part: name }, 'a part takes too long to close: going on without it')
    } catch (error) {
      log.error({ part: name, err: error }, 'a part could not be closed')
    }
    controller.abort()
  }
}
