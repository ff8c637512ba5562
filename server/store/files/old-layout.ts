import { createReadStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { parseFigures } from '../counts.ts'
import { type DayFigures, type LeadRecord, type LeadState, readableStates } from '../store.ts'
import { ignoreCode, namesIn } from './file-system.ts'
import { parseObject, readLeadFile } from './lead-file.ts'

/** What became of a lead at a destination, by the same keys as `Progress`. */
export type OldMarks = Readonly<Record<string, 'delivered' | 'refused'>>
type OldLead = Omit<LeadRecord, 'progress'> & { marks: OldMarks }

const name = /^(?<id>[0-9a-f]{32})(?:\.(?<tries>[1-9]\d{0,5}))?(?:\.r(?<marks>(?:[+-][0-9a-f]{8})+))?(?:\.p[0-9a-z]*-\d+-[0-9a-f]+)?\.json$/
/** Keys of the webhook and the acknowledgement. After a negative mark comes a schedule that looks like a mark. */
const isChannel = (key: string) => key === 'c0000001' || key === 'c0000002'

/** The layout of release 1, in which businesses could share a folder. What cannot be read is left where it is. */
export function createOldLayout(folder: string, site: string) {
  const photosOf = (id: string) => join(folder, 'leads', 'photos', id)

  async function readLead(state: LeadState, fileName: string): Promise<OldLead | undefined> {
    const { id, tries = 0, marks = '' } = name.exec(fileName)?.groups ?? {}
    if (id === undefined) return undefined
    const path = join(folder, 'leads', state, fileName)
    const reading = await readLeadFile(fs, path, id)
    if (reading.status !== 'lead' || reading.content.site !== site) return undefined
    const at = Math.round((await fs.lstat(path)).mtimeMs)
    const photos = (await namesIn(fs, photosOf(id))).map((photo) => ({ name: photo, bytes: 0 }))
    const { receivedAt, content } = reading
    return { id, state, receivedAt, at, tries: Math.min(Number(tries), 9_999), marks: parseMarks(marks), content, photos }
  }

  return {
    async *leads(): AsyncGenerator<OldLead> {
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

function parseMarks(text: string): OldMarks {
  const marks: Record<string, 'delivered' | 'refused'> = {}
  let waiting: string | undefined
  for (const [, sign, key = ''] of text.matchAll(/([+-])([0-9a-f]{8})/g)) {
    if (waiting !== undefined && !isChannel(key)) {
      // The schedule of the channel before it, which is still waiting.
      delete marks[waiting]
      waiting = undefined
      continue
    }
    marks[key] = sign === '+' ? 'delivered' : 'refused'
    waiting = isChannel(key) ? key : undefined
  }
  return marks
}
