import type { Clock } from '../../server/base/clock.ts'

export type FakeClock = Clock & { advance: (ms: number) => void; set: (now: number) => void }

/** A clock that only `advance` moves, which runs due callbacks in order. Callbacks without a delay run by themselves. */
export function fakeClock(start = Date.parse('2024-05-01T12:00:00Z')): FakeClock {
  const clock = stillClock(start)
  return {
    ...clock,
    after(ms, callback) {
      if (ms > 0) return clock.after(ms, callback)
      const immediate = setImmediate(callback)
      return () => clearImmediate(immediate)
    },
  }
}

/** A fake clock on which no callback runs by itself, so nothing reads the folders in the background. */
export function stillClock(start = Date.parse('2024-05-01T12:00:00Z')): FakeClock {
  let now = start
  let monotonic = 0
  const timers = new Set<{ at: number; callback: () => void }>()
  return {
    now: () => now,
    monotonicMs: () => monotonic,
    after(ms, callback) {
      const timer = { at: monotonic + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      const end = monotonic + ms
      for (;;) {
        const next = [...timers].sort((a, b) => a.at - b.at)[0]
        if (!next || next.at > end) break
        now += Math.max(0, next.at - monotonic)
        monotonic = Math.max(monotonic, next.at)
        timers.delete(next)
        next.callback()
      }
      now += end - monotonic
      monotonic = end
    },
    set(time) {
      now = time
    },
  }
}
