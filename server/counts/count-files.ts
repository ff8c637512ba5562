import type * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import { addDays } from '../base/calendar.ts'
import { writeDurably } from '../leads/durable-file.ts'
import { ignoreCode, type LeadFileSystem } from '../leads/lead-folders.ts'
import type { ProcessOwner } from '../leads/process-owner.ts'
import { addCounts, type DayCounts, noCounts, parseDayCounts } from './day-counts.ts'

export type CountFileSystem = LeadFileSystem & Pick<typeof nodeFs, 'readdir'>

type CountFilesOptions = { fs: CountFileSystem; folder: string; site: string; owner: ProcessOwner }

const keptDays = 400

/**
 * Each process has one file per day, `SITE.DAY.PROCESS.json`, which it always writes completely. A day's figures are the sum of its files.
 * The file of a dead process is taken over by rename, so that restarts neither lose counts nor create more and more files.
 */
export function createCountFiles({ fs, folder, site, owner }: CountFilesOptions) {
  const ownName = (day: string) => `${site}.${day}.${owner.token}.json`

  async function read(name: string): Promise<DayCounts | undefined> {
    const text = await fs.readFile(join(folder, name), 'utf8').catch(ignoreCode('ENOENT'))
    return text === undefined ? undefined : parseDayCounts(text)
  }

  return {
    /** What this process or a dead one has already counted on that day. */
    async takeOver(day: string): Promise<DayCounts> {
      const files = (await listFiles(fs, folder, site)).filter((file) => file.day === day)
      const isOurs = files.some(({ name }) => name === ownName(day))
      const left = isOurs ? undefined : files.find((file) => owner.isDead(file.owner))
      // Another process may be faster.
      if (left) await fs.rename(join(folder, left.name), join(folder, ownName(day))).catch(ignoreCode('ENOENT'))
      return (await read(ownName(day))) ?? noCounts()
    },
    async write(day: string, counts: DayCounts, timeMs: number): Promise<void> {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      const target = join(folder, ownName(day))
      const content = `${JSON.stringify({ site, day, ...counts }, undefined, 1)}\n`
      await writeDurably(fs, { temporary: `${target}.tmp`, target, content, timeMs })
    },
    /** Deletes expired days. If yesterday has no file, the clock is more likely wrong than right, so nothing is deleted. */
    async removeOld(today: string): Promise<void> {
      const files = await listFiles(fs, folder, site)
      if (!files.some(({ day }) => day === addDays(today, -1))) return
      const oldest = addDays(today, -keptDays)
      for (const { name, day } of files) if (day < oldest) await fs.unlink(join(folder, name)).catch(ignoreCode('ENOENT'))
    },
  }
}

type CountFile = { name: string; day: string; owner: string }

async function listFiles(fs: Pick<CountFileSystem, 'readdir'>, folder: string, site: string): Promise<CountFile[]> {
  const names = (await fs.readdir(folder).catch(ignoreCode('ENOENT'))) ?? []
  return names.flatMap((name) => {
    const [, of, day, owner] = /^([^.]+)\.(\d{4}-\d{2}-\d{2})\.(p[^.]+)\.json(?:\.tmp)?$/.exec(name) ?? []
    return of === site && day !== undefined && owner !== undefined ? [{ name, day, owner }] : []
  })
}

type ReadOptions = { fs: Pick<CountFileSystem, 'readdir' | 'readFile'>; folder: string; site: string }

const maxAttempts = 5

/** The figures of each day, summed over all processes. */
export async function readDays({ fs, folder, site }: ReadOptions, days: readonly string[]): Promise<Map<string, DayCounts>> {
  for (let attempt = 1; ; attempt += 1) {
    const sums = new Map(days.map((day) => [day, noCounts()]))
    const files = (await listFiles(fs, folder, site)).filter(({ name, day }) => sums.has(day) && name.endsWith('.json'))
    const texts = await Promise.all(files.map(({ name }) => fs.readFile(join(folder, name), 'utf8').catch(ignoreCode('ENOENT'))))
    // A missing file was taken over after the listing.
    if (texts.includes(undefined) && attempt < maxAttempts) continue
    for (const [index, { day }] of files.entries()) {
      const counts = parseDayCounts(texts[index] ?? '')
      const sum = sums.get(day)
      if (counts && sum) addCounts(sum, counts)
    }
    return sums
  }
}
