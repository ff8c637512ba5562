import { HttpError } from './errors.ts'

export type FairQueue = {
  /** Runs the job when it is its turn. Rejects with a 503 if too many are waiting, and with the signal's reason if it is aborted first. */
  run<Result>(client: string, job: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

type Job = { start(): Promise<void>; refuse(reason: unknown): void }

// Node accepts one connection per turn of the event loop. With a single turn between jobs, the 200th queued connection would wait for 200 jobs.
const turnsBetween = 20

/**
 * Runs one job at a time and takes the clients in turn, so that a client with many jobs delays another one by a single job. When more than
 * `maxWaiting` wait, the newest job of the client with the most is refused.
 */
export function createFairQueue(maxWaiting = 100): FairQueue {
  /** Waiting jobs by client. The next client is first. */
  const lines = new Map<string, Job[]>()
  let isWorking = false

  function takeNext(): Job | undefined {
    const [first] = lines
    if (!first) return undefined
    const [client, [job, ...rest]] = first
    lines.delete(client)
    if (rest.length > 0) lines.set(client, rest)
    return job
  }

  function remove(client: string, job: Job): void {
    const rest = (lines.get(client) ?? []).filter((other) => other !== job)
    if (rest.length > 0) lines.set(client, rest)
    else lines.delete(client)
  }

  function add(client: string, job: Job): void {
    lines.set(client, [...(lines.get(client) ?? []), job])
    const all = [...lines]
    if (all.reduce((sum, [, line]) => sum + line.length, 0) <= maxWaiting) return
    const [longest] = all.sort(([, a], [, b]) => b.length - a.length)
    const newest = longest?.[1].at(-1)
    if (!longest || !newest) return
    remove(longest[0], newest)
    newest.refuse(new HttpError(503, 'Too many pages are waiting to be rendered'))
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    for (let job = takeNext(); job; job = takeNext()) {
      for (let turn = 0; turn < turnsBetween; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      await job.start()
    }
    isWorking = false
  }

  return {
    run: (client, job, signal) =>
      new Promise((resolve, reject) => {
        const waiting: Job = {
          async start() {
            signal?.removeEventListener('abort', leave)
            await job().then(resolve, reject)
          },
          refuse: reject,
        }
        const leave = () => {
          remove(client, waiting)
          reject(signal?.reason)
        }
        if (signal?.aborted) return reject(signal.reason)
        signal?.addEventListener('abort', leave, { once: true })
        add(client, waiting)
        void work()
      }),
  }
}
