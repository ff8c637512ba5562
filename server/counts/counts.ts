import * as nodeFs from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { type Page, purposeHeader } from '../../shared/pages/routes.ts'
import { createWallClock } from '../base/calendar.ts'
import { type Clock, systemClock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import type { Logger } from '../base/log.ts'
import { createProcessOwner, type ProcessOwner } from '../leads/process-owner.ts'
import { type CountFileSystem, createCountFiles } from './count-files.ts'
import { addCounts, type DayCounts, noCounts } from './day-counts.ts'
import { createMinuteCache } from './minute-cache.ts'
import { plainHost, readReferer, viewSource } from './visit-source.ts'

type CountsOptions = {
  /** `DATA_DIR/counts` */
  folder: string
  /** The content set's name, because two sites may share a folder. */
  site: string
  siteUrl: string
  timeZone: string
  log: Pick<Logger, 'warn' | 'info'>
  clock?: Clock
  fs?: CountFileSystem
  owner?: ProcessOwner
}

export type Counts = ReturnType<typeof createCounts>

type ViewedPage = { page: Page; part: 'document' | 'data' }
type Day = { day: string; counts: DayCounts; isDirty: boolean; isTakenOver: boolean }

const minuteMs = 60_000
// Referers can be invented, so limit the size of a day's file.
const maxHosts = 200
const maxAgentLength = 300

/** Counts by day in memory and writes at most one file a minute. Stores only totals, never individual requests. */
export function createCounts({ folder, site, siteUrl, timeZone, log, ...edges }: CountsOptions) {
  const { clock = systemClock, fs = nodeFs, owner = createProcessOwner() } = edges
  const files = createCountFiles({ fs, folder, site, owner })
  const wallClock = createWallClock(timeZone)
  const ownHost = plainHost(new URL(siteUrl).host)
  const days = new Map<string, Day>()
  const agents = createMinuteCache((agent) => ({ isProgram: isbot(agent.slice(0, maxAgentLength)) }))
  const referers = createMinuteCache((referer) => readReferer(referer, ownHost))
  let today: Day | undefined
  let minute = 0
  let cleanedOn = ''
  let isFailing = false
  let writing = Promise.resolve()
  let stopTimer: () => void = () => undefined

  function dayAt(now: number): Day {
    const { day } = wallClock(now)
    const known = days.get(day) ?? { day, counts: noCounts(), isDirty: false, isTakenOver: false }
    days.set(day, known)
    return known
  }

  /** The day is looked up once a minute, because days begin on a whole minute in every time zone. */
  function current(): DayCounts {
    const now = clock.now()
    if (!today || minuteOf(now) !== minute) {
      minute = minuteOf(now)
      today = dayAt(now)
    }
    today.isDirty = true
    return today.counts
  }

  function isProgram(headers: IncomingHttpHeaders): boolean {
    const agent = headers['user-agent']
    return agent !== undefined && agents.get(agent).isProgram
  }

  /** One write at a time, the oldest day first. */
  function write(isEnd: boolean): Promise<void> {
    agents.clear()
    referers.clear()
    writing = writing.then(async () => {
      for (const day of [...days.values()].filter(({ isDirty }) => isDirty).slice(0, isEnd ? undefined : 1)) await writeDay(day)
      for (const { day, isDirty } of [...days.values()]) if (!isDirty && day !== today?.day) days.delete(day)
    })
    return writing
  }

  async function writeDay(day: Day): Promise<void> {
    try {
      if (!day.isTakenOver) addCounts(day.counts, await files.takeOver(day.day))
      day.isTakenOver = true
      day.isDirty = false
      await files.write(day.day, day.counts, clock.now())
      if (isFailing) log.info('visits are written to disk again')
      isFailing = false
    } catch (error) {
      day.isDirty = true
      if (!isFailing) log.warn({ code: errorCode(error) }, 'visits could not be written to disk: trying again')
      isFailing = true
    }
  }

  async function clean(): Promise<void> {
    const { day } = wallClock(clock.now())
    if (day === cleanedOn) return
    cleanedOn = day
    await files.removeOld(day).catch((error: unknown) => log.warn({ code: errorCode(error) }, 'old counts could not be deleted'))
  }

  function start(): void {
    stopTimer = clock.after(minuteMs - (clock.now() % minuteMs), async () => {
      start()
      await write(false)
      await clean()
    })
  }

  return {
    /** A page was requested, or its data for navigation inside the site. */
    view({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>, { page, part }: ViewedPage): void {
      if (method !== 'GET' || !page.indexable || isPrefetch(headers) || isProgram(headers)) return
      const counts = current()
      counts.views[page.path] = (counts.views[page.path] ?? 0) + 1
      if (part === 'data') return
      const source = viewSource(headers, referers.get)
      if (source.kind === 'inside') return
      counts.visits += 1
      if (source.kind === 'unknown') return
      const known = counts.from[source.host]
      if (known !== undefined || Object.keys(counts.from).length < maxHosts) counts.from[source.host] = (known ?? 0) + 1
    },
    /** The phone number was tapped. */
    tap({ headers }: Pick<IncomingMessage, 'headers'>): void {
      if (!isProgram(headers)) current().taps += 1
    },
    /** An estimate was shown. */
    estimate({ headers }: Pick<IncomingMessage, 'headers'>): void {
      if (!isPrefetch(headers) && !isProgram(headers)) current().estimates += 1
    },
    /** An inquiry was stored. */
    inquiry(kind: 'inquiries' | 'spam'): void {
      current()[kind] += 1
    },
    start,
    /** Writes the counts so far. */
    flush: () => write(true),
    async close(): Promise<void> {
      stopTimer()
      await write(true)
      owner.close()
    },
  }
}

const isPrefetch = (headers: IncomingHttpHeaders) =>
  [headers['sec-purpose'], headers[purposeHeader]].some((value) => value?.includes('prefetch'))

const minuteOf = (now: number) => Math.floor(now / minuteMs)
