const minuteMs = 60_000
const waitsMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs]
const maxProbeWaitMs = 5 * minuteMs
const giveUpAfterMs = 5 * 24 * 60 * minuteMs
const giveUpTries = 100
const clockWentBackMs = 2 * 60 * minuteMs

/** The wait after a message was refused for now for the `tries`th time: 1, 5, 15 and 60 minutes, then hourly, up to a fifth longer. */
export function retryWaitMs(tries: number, random: () => number): number {
  return withJitter(waitsMs[Math.min(tries, waitsMs.length) - 1] ?? minuteMs, random)
}

/** The wait before the mail server is tried again with one lead, after the `faults`th time that it failed as such. Never above five minutes. */
export function probeWaitMs(faults: number, random: () => number): number {
  return faults <= 1 ? withJitter(minuteMs, random) : withJitter(maxProbeWaitMs / 1.2, random)
}

/** Both are needed: after a long outage of the server the days are over, but the message itself was hardly tried. */
export function isHopeless({ tries, receivedAt, now }: { tries: number; receivedAt: number; now: number }): boolean {
  return tries >= giveUpTries && now - receivedAt >= giveUpAfterMs
}

/** No wait is that long: a time so far ahead means that the clock went back. */
export function isDue(dueAt: number, now: number): boolean {
  return dueAt <= now || dueAt > now + clockWentBackMs
}

function withJitter(ms: number, random: () => number): number {
  return Math.round(ms * (1 + random() * 0.2))
}
