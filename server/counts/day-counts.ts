import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const countsByName = v.record(v.string(), count)

/** The figures of one day, as they lie on disk. Nothing here tells one person from another. */
const daySchema = v.object({
  /** By the path of the page. */
  views: countsByName,
  /** Views that do not come from a page of the site itself. */
  visits: count,
  /** By the host of the site that a visit came from; the other visits had none. */
  from: countsByName,
  /** Presses on the phone number. */
  taps: count,
  /** Answers of the estimate. */
  estimates: count,
  inquiries: count,
  spam: count,
})

export type DayCounts = v.InferOutput<typeof daySchema>
export type Total = 'visits' | 'taps' | 'estimates' | 'inquiries' | 'spam'

export const totals: readonly Total[] = ['visits', 'taps', 'estimates', 'inquiries', 'spam']

export function noCounts(): DayCounts {
  return { views: {}, visits: 0, from: {}, taps: 0, estimates: 0, inquiries: 0, spam: 0 }
}

/** Adds `more` to `counts` itself: the counts of a running day are added to all the time. */
export function addCounts(counts: DayCounts, more: DayCounts): void {
  for (const total of totals) counts[total] += more[total]
  addByName(counts.views, more.views)
  addByName(counts.from, more.from)
}

function addByName(counts: Record<string, number>, more: Record<string, number>): void {
  for (const [name, count] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + count
}

/** `undefined` for what another program, or half of a disk, has written. */
export function parseDayCounts(text: string): DayCounts | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), daySchema), text)
  return result.success ? result.output : undefined
}
