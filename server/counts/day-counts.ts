import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const countsByName = v.record(v.string(), count)

/** The figures of one day, as stored on disk. Nothing here identifies a person. */
const daySchema = v.object({
  /** By page path. */
  views: countsByName,
  /** Views that do not come from a page of the site itself. */
  visits: count,
  /** Visits by referring host. Visits without one are not in here. */
  from: countsByName,
  /** Taps on the phone number. */
  taps: count,
  /** Estimates shown. */
  estimates: count,
  inquiries: count,
  spam: count,
})

export type DayCounts = v.InferOutput<typeof daySchema>
export type Total = 'visits' | 'taps' | 'estimates' | 'inquiries' | 'spam'

const totals: readonly Total[] = ['visits', 'taps', 'estimates', 'inquiries', 'spam']

export function noCounts(): DayCounts {
  return { views: {}, visits: 0, from: {}, taps: 0, estimates: 0, inquiries: 0, spam: 0 }
}

/** Adds `more` to `counts` in place, because the current day's counts keep changing. */
export function addCounts(counts: DayCounts, more: DayCounts): void {
  for (const total of totals) counts[total] += more[total]
  addByName(counts.views, more.views)
  addByName(counts.from, more.from)
}

function addByName(counts: Record<string, number>, more: Record<string, number>): void {
  for (const [name, count] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + count
}

/** `undefined` for foreign or damaged files. */
export function parseDayCounts(text: string): DayCounts | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), daySchema), text)
  return result.success ? result.output : undefined
}
