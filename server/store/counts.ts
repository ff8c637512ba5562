import * as v from 'valibot'
import type { CountStore, DayFigures, DocumentStore } from './store.ts'
import { removeDocument, updateDocument } from './update-document.ts'

const kind = 'counts'
const number = v.fallback(v.number(), 0)
const figuresSchema = v.fallback(v.record(v.string(), v.fallback(v.union([v.number(), v.record(v.string(), number)]), 0)), {})

/** Stores a day's figures in the document `counts/DAY`. */
export function createCountStore(documents: DocumentStore): CountStore {
  return {
    async add(day, figures) {
      await updateDocument(documents, `${kind}/${day}`, (before) => addFigures(parseFigures(before), figures))
    },
    async days(from, to) {
      const days = await documents.list(kind, (key) => key >= from && key <= to)
      return new Map(days.map(({ name, value }) => [name.slice(kind.length + 1), parseFigures(value)]))
    },
    remove: (day) => removeDocument(documents, `${kind}/${day}`),
  }
}

export const parseFigures = (value: unknown): DayFigures => v.parse(figuresSchema, value)

export function addFigures(sum: DayFigures, more: DayFigures): DayFigures {
  const result = { ...sum }
  for (const [name, figure] of Object.entries(more)) {
    const before = result[name]
    if (typeof figure === 'number') result[name] = (typeof before === 'number' ? before : 0) + figure
    else result[name] = addNumbers(typeof before === 'object' ? before : {}, figure)
  }
  return result
}

function addNumbers(sum: Readonly<Record<string, number>>, more: Readonly<Record<string, number>>): Record<string, number> {
  const result: Record<string, number> = { ...sum }
  for (const [name, figure] of Object.entries(more)) result[name] = (result[name] ?? 0) + figure
  return result
}
