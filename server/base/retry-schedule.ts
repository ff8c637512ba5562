import { day, hour, minute } from './durations.ts'

const waitsMs = [minute, 5 * minute, 15 * minute, hour]
const maxProbeWaitMs = 5 * minute
const giveUpAfterMs = 5 * day
const giveUpTries = 100
export const clockWentBackMs = 2 * hour

/** Wait before the next try of a deferred message: 1, 5, 15 and 60 minutes, then hourly, plus up to 20% jitter. */
export function retryWaitMs(tries: number, random: () => number): number {
  return withJitter(waitsMs[Math.min(tries, waitsMs.length) - 1] ?? minute, random)
}

/** Wait before the next probe of a failing mail server: one minute after the first failure, then up to five minutes. */
export function probeWaitMs(failures: number, random: () => number): number {
  return failures <= 1 ? withJitter(minute, random) : withJitter(maxProbeWaitMs / 1.2, random)
}

/** Requires both limits: after a long outage the five days may be over after only a few tries. */
export function shouldGiveUp({ tries, receivedAt, now }: { tries: number; receivedAt: number; now: number }): boolean {
  return tries >= giveUpTries && now - receivedAt >= giveUpAfterMs
}

/** No wait is this long, so a due time this far ahead means that the clock was set back. */
export function isDue(dueAt: number, now: number): boolean {
  return dueAt <= now || dueAt > now + clockWentBackMs
}

function withJitter(ms: number, random: () => number): number {
  return Math.round(ms * (1 + random() * 0.2))
}
