import { minute } from '../base/durations.ts'
import type { Logger } from '../base/log.ts'
import { sendRequest } from '../base/outgoing-request.ts'

type HeartbeatOptions = {
  url: string
  isWell(): boolean
  log: Pick<Logger, 'warn' | 'info'>
  everyMs?: number
}

const respondWithinMs = 10_000

/** Calls a monitor while health is `pass`. The monitor raises the alarm when the calls stop. */
export function createHeartbeat({ url, isWell, log, everyMs = minute }: HeartbeatOptions): { close(): void } {
  let isFailing = false

  async function beat(): Promise<void> {
    if (!isWell()) return
    try {
      const { status, body } = await sendRequest(url, { signal: AbortSignal.timeout(respondWithinMs) })
      body.resume()
      if (status >= 400) throw Object.assign(new Error('The monitor refused the call'), { code: `HTTP${status}` })
      if (isFailing) log.info('the heartbeat can be sent again')
      isFailing = false
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'the heartbeat could not be sent')
      isFailing = true
    }
  }

  const timer = setInterval(() => void beat(), everyMs).unref()
  return { close: () => clearInterval(timer) }
}
