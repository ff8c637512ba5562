import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { purposeHeader } from '../../shared/addresses/page-data-request.ts'
import type { Page } from '../../shared/addresses/routes.ts'
import { createWallClock } from '../base/calendar.ts'
import { type Clock, systemClock } from '../base/clock.ts'
import { minute } from '../base/durations.ts'
import { errorCode } from '../base/error-code.ts'
import { createHourlyCap } from '../base/hourly-cap.ts'
import type { Logger } from '../base/log.ts'
import type { CountStore } from '../store/store.ts'
import { addCounts, type DayCounts, zeroCounts } from './day-counts.ts'
import type { NameSource } from './known-sources.ts'
import { sourceHost, viewSource } from './visit-source.ts'

type CountsOptions = {
  store: CountStore
  siteUrl: string
  timeZone: string
  nameSource: NameSource
  /** The key of a request's client. Never stored. */
  clientOf: (request: IncomingMessage) => string
  log: Pick<Logger, 'warn' | 'info'>
  clock?: Clock
}

export type Counts = ReturnType<typeof createCounts>

type ViewedPage = { page: Page; part: 'document' | 'data' }

// Referrers and taps can be invented, so limit the size of a day, and what one client adds to it.
const maxOtherHosts = 100
const sourcesPerHour = 5
const tapsPerHour = 20
const maxAgentLength = 300
const maxAgents = 500

/** Counts by day in memory and writes at most once a minute. Stores only totals, never individual requests. */
export function createCounts({ store, siteUrl, timeZone, nameSource, clientOf, log, clock = systemClock }: CountsOptions) {
  const wallClock = createWallClock(timeZone)
  const ownHost = sourceHost(new URL(siteUrl).host)
  /** Counts that are not written yet. */
  const days = new Map<string, DayCounts>()
  const otherHosts = new Set<string>()
  const knownSourceCap = createHourlyCap({ perHour: sourcesPerHour, clock })
  // A separate cap, because one client can invent enough hosts to fill it.
  const otherSourceCap = createHourlyCap({ perHour: sourcesPerHour, clock })
  const tapCap = createHourlyCap({ perHour: tapsPerHour, clock })
  /** Whether a user agent is a bot. Cleared every minute. */
  const programs = new Map<string, boolean>()
  let today = ''
  let lookedUpMinute = 0
  let markedDay = ''
  let isFailing = false
  let writing = Promise.resolve()
  let stopTimer: () => void = () => undefined

  /** The day is looked up once a minute, because days begin on a whole minute in every time zone. */
  function current(): DayCounts {
    const now = clock.now()
    if (minuteOf(now) !== lookedUpMinute) {
      lookedUpMinute = minuteOf(now)
      const { day } = wallClock(now)
      if (day !== today) otherHosts.clear()
      today = day
    }
    const counts = days.get(today) ?? zeroCounts()
    days.set(today, counts)
    return counts
  }

  function isProgram(headers: IncomingHttpHeaders): boolean {
    const agent = headers['user-agent']
    if (agent === undefined) return false
    const remembered = programs.get(agent)
    if (remembered !== undefined) return remembered
    const isBot = isbot(agent.slice(0, maxAgentLength))
    if (programs.size < maxAgents && agent.length <= maxAgentLength) programs.set(agent, isBot)
    return isBot
  }

  /** Only unknown sources are limited to `maxOtherHosts` a day; known ones always fit. */
  function countSource(counts: DayCounts, host: string, request: IncomingMessage): void {
    const known = nameSource(host)
    const name = known ?? host
    const cap = known === undefined ? otherSourceCap : knownSourceCap
    if (!cap.take(`${clientOf(request)} ${name}`)) return
    if (known === undefined) {
      if (otherHosts.size >= maxOtherHosts && !otherHosts.has(name)) return
      otherHosts.add(name)
    }
    counts.from[name] = (counts.from[name] ?? 0) + 1
  }

  function write(): Promise<void> {
    programs.clear()
    writing = writing.then(async () => {
      for (const [day, counts] of [...days]) await writeDay(day, counts)
    })
    return writing
  }

  async function writeDay(day: string, counts: DayCounts): Promise<void> {
    days.delete(day)
    try {
      await store.add(day, counts)
      if (isFailing) log.info('visits are stored again')
      isFailing = false
    } catch (error) {
      days.set(day, addCounts(counts, days.get(day) ?? zeroCounts()))
      if (!isFailing) log.warn({ code: errorCode(error) }, 'visits could not be stored: trying again')
      isFailing = true
    }
  }

  function start(): void {
    stopTimer = clock.after(minute - (clock.now() % minute), () => {
      start()
      // Store a day even if all its counts are zero: stored days show that the clock is right (`leads/clock-trust.ts`).
      const { day } = wallClock(clock.now())
      if (day !== markedDay) current()
      markedDay = day
      void write()
    })
  }

  return {
    view(request: IncomingMessage, { page, part }: ViewedPage): void {
      const { method, headers } = request
      if (method !== 'GET' || !page.indexable || isPrefetch(headers) || isProgram(headers)) return
      const counts = current()
      counts.views[page.path] = (counts.views[page.path] ?? 0) + 1
      if (part === 'data') return
      const source = viewSource(headers, ownHost)
      if (source.kind === 'inside') return
      counts.visits += 1
      if (source.kind === 'host') countSource(counts, source.host, request)
    },
    tap(request: IncomingMessage): void {
      if (!isProgram(request.headers) && tapCap.take(clientOf(request))) current().taps += 1
    },
    estimate({ headers }: Pick<IncomingMessage, 'headers'>): void {
      if (!isPrefetch(headers) && !isProgram(headers)) current().estimates += 1
    },
    inquiry(kind: 'inquiries' | 'spam'): void {
      current()[kind] += 1
    },
    start,
    /** Writes the counts so far. */
    flush: write,
    async close(): Promise<void> {
      stopTimer()
      await write()
    },
  }
}

const isPrefetch = (headers: IncomingHttpHeaders) =>
  [headers['sec-purpose'], headers[purposeHeader]].some((value) => value?.includes('prefetch'))

const minuteOf = (now: number) => Math.floor(now / minute)
