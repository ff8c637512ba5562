import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { minute } from '../base/durations.ts'
import type { Logger } from '../base/log.ts'

type HeartbeatOptions = {
  url: string
  isWell(): boolean
  log: Pick<Logger, 'warn' | 'info'>
  everyMs?: number
}

const answerWithinMs = 10_000

/** Calls a monitor while health is `pass`. The monitor raises the alarm when the calls stop. */
export function createHeartbeat({ url, isWell, log, everyMs = minute }: HeartbeatOptions): { close(): void } {
  let isFailing = false

  async function beat(): Promise<void> {
    if (!isWell()) return
    try {
      await call(url, AbortSignal.timeout(answerWithinMs))
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

// Not `fetch`, which crashes Node 20 if the host limits the address space.
function call(url: string, signal: AbortSignal): Promise<void> {
  const get = url.startsWith('https:') ? getSecure : getPlain
  return new Promise((resolve, reject) => {
    const request = get(url, { signal, agent: false }, (response) => {
      response.resume()
      const { statusCode = 0 } = response
      if (statusCode < 400) resolve()
      else reject(Object.assign(new Error('The monitor refused the call'), { code: `HTTP${statusCode}` }))
    })
    request.on('error', reject)
  })
}
