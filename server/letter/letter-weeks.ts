import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { DocumentStore } from '../store/store.ts'

type Documents = Pick<DocumentStore, 'read' | 'write'>

/** More than a year, so that a clock that was set back sends no letter again. */
const keptWeeks = 120

/** `first` is the last week before the site existed: there is no letter for it or for an earlier one. */
const stateSchema = v.object({ id: v.string(), first: v.string(), sent: v.array(v.string()) })
export type SentWeeks = v.InferOutput<typeof stateSchema> & { version: number }
export const letterDocument = 'letter/weeks'

const startedAfter = (week: string) => ({ id: randomBytes(8).toString('hex'), first: week, sent: [] })

/** For a site that moved here: its next letter is the one after this week's. */
export async function startLettersAfter(week: string, documents: Documents): Promise<void> {
  // If there is a state already, this site has sent letters before.
  await documents.write(letterDocument, startedAfter(week), 0)
}

export function createLetterWeeks(documents: Documents) {
  /** `lastWeek` ended before today, so a new site has no figures for it. */
  async function read(lastWeek: string): Promise<SentWeeks> {
    const document = await documents.read(letterDocument)
    const parsed = v.safeParse(stateSchema, document?.value)
    if (document && parsed.success) return { ...parsed.output, version: document.version }
    const state = startedAfter(lastWeek)
    const version = await documents.write(letterDocument, state, document?.version ?? 0)
    // Undefined if another process was faster.
    return version === undefined ? read(lastWeek) : { ...state, version }
  }

  return {
    read,
    /** False if another process wrote since the state was read. */
    async writeSent(state: SentWeeks, sent: string[]): Promise<boolean> {
      const value = { id: state.id, first: state.first, sent: sent.slice(-keptWeeks) }
      const version = await documents.write(letterDocument, value, state.version)
      if (version !== undefined) state.version = version
      return version !== undefined
    },
  }
}
