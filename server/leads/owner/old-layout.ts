import { createReadStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { parseFigures } from '../../store/counts.ts'
import { ignoreCode, namesIn } from '../../store/files/file-system.ts'
import { parseObject, readLeadFile } from '../../store/files/lead-file.ts'
import { type DayFigures, type LeadRecord, type LeadState, type Progress, readableStates } from '../../store/store.ts'
import { delivered, deliveredBefore, isChannelKey, refused } from '../delivery/progress.ts'

const name = /^(?<id>[0-9a-f]{32})(?:\.(?<tries>[1-9]\d{0,5}))?(?:\.r(?<marks>(?:[+-][0-9a-f]{8})+))?(?:\.p[0-9a-z]*-\d+-[0-9a-f]+)?\.json$/

/** The layout of release 1, in which businesses could share a folder. What cannot be read is left where it is. */
export function createOldLayout(folder: string, site: string) {
  const photosOf = (id: string) => join(folder, 'leads', 'photos', id)

  async function readLead(state: LeadState, fileName: string): Promise<LeadRecord | undefined> {
    const { id, tries = 0, marks = '' } = name.exec(fileName)?.groups ?? {}
    if (id === undefined) return undefined
    const path = join(folder, 'leads', state, fileName)
    const reading = await readLeadFile(fs, path, id)
    if (reading.status !== 'lead' || reading.content.site !== site) return undefined
    const at = Math.round((await fs.lstat(path)).mtimeMs)
    const photos = (await namesIn(fs, photosOf(id))).map((photo) => ({ name: photo, bytes: 0 }))
    const { receivedAt, content } = reading
    return { id, state, receivedAt, at, tries: Math.min(Number(tries), 9_999), progress: parseMarks(marks), content, photos }
  }

  return {
    async *leads(): AsyncGenerator<LeadRecord> {
      for (const state of readableStates) {
        for (const fileName of await namesIn(fs, join(folder, 'leads', state))) {
          const lead = await readLead(state, fileName)
          if (lead) yield lead
        }
      }
    },
    readPhoto: (id: string, photo: string): AsyncIterable<Buffer> => createReadStream(join(photosOf(id), photo)),
    /** One entry per file: a day's figures are the sum of those of all processes. */
    async *counts(): AsyncGenerator<{ source: string; day: string; figures: DayFigures }> {
      for (const source of await namesIn(fs, join(folder, 'counts'))) {
        const [, of, day] = /^([^.]+)\.(\d{4}-\d{2}-\d{2})\.p[^.]+\.json$/.exec(source) ?? []
        if (of !== site || day === undefined) continue
        const text = await fs.readFile(join(folder, 'counts', source), 'utf8').catch(ignoreCode('EISDIR'))
        const { site: _site, day: _day, ...figures } = parseObject(text ?? '')
        yield { source, day, figures: parseFigures(figures) }
      }
    },
    /** The last week whose letter is settled. */
    async letterWeek(): Promise<string | undefined> {
      const weeks = (await namesIn(fs, join(folder, 'counts'))).flatMap((file) => {
        const [, of, week] = /^([^.]+)\.letter\.(\d{4}-W\d{2})(?:\.|$)/.exec(file) ?? []
        return of === site && week !== undefined ? [week] : []
      })
      return weeks.sort().at(-1)
    },
  }
}

/**
 * Release 1 did not record how many photos a mail had, so all count as mentioned in it, but not as attached. A negative mark of a channel that
 * is still waiting is followed by its schedule, which looks like a mark.
 */
function parseMarks(text: string): Progress {
  const marks: Record<string, string> = {}
  let waiting: string | undefined
  for (const [, sign, key = ''] of text.matchAll(/([+-])([0-9a-f]{8})/g)) {
    if (waiting !== undefined && !isChannelKey(key)) {
      delete marks[waiting]
      waiting = undefined
      continue
    }
    const isChannel = isChannelKey(key)
    if (sign === '-') marks[key] = refused
    else marks[key] = isChannel ? delivered(0) : deliveredBefore
    waiting = isChannel ? key : undefined
  }
  return marks
}
