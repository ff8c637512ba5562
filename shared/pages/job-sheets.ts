/** Drawings of jobs. Each job has its own file, so that a page loads only what it shows. The server makes it from the job's answers. */
import type { DoneJob, Site } from '../content/site-types.ts'
import { renderDrawingSheet } from '../drawing/sheet.ts'
import { parseEstimate } from '../estimate/parse-estimate.ts'
import { questionsOf } from '../estimate/questions.ts'
import { shortHash } from '../text/short-hash.ts'
import { drawJob } from '../trades/job-drawings.ts'
import type { Values } from '../trades/trade.ts'

/** What was built, at the scale of all jobs: the symbols `job` and `job-phone` of a sheet. */
export type JobRun = RunSize & { sheet: string; phone: RunSize }
type RunSize = { width: number; height: number; ground: number }

/** The address of a job's file, as a pattern of the router. */
export const jobSheetPattern = '/media/job-:name.svg'

/** `undefined` if the trade draws no jobs, or if answers are missing. */
export function drawnJob(site: Pick<Site, 'estimate'>, job: DoneJob): { run: JobRun; svg: string } | undefined {
  const { estimate } = site
  const answers = completeAnswers(site, job)
  if (!estimate || !answers) return undefined
  const [large, small] = [drawJob(estimate, answers, 'large'), drawJob(estimate, answers, 'small')]
  if (!large || !small) return undefined
  const svg = renderDrawingSheet({ job: { ...large, phone: small } })
  const sizeOf = ({ width, height, ground = height }: typeof large): RunSize => ({ width, height, ground })
  const sheet = jobSheetPattern.replace(':name', `${job.slug}-${shortHash(svg)}`)
  return { run: { ...sizeOf(large), phone: sizeOf(small), sheet }, svg }
}

/** The job's answers if it has all that a drawing needs: no choice and no quantity is guessed. A missing count is zero. */
export function completeAnswers({ estimate }: Pick<Site, 'estimate'>, { estimate: query }: DoneJob): Values | undefined {
  if (!estimate || query === undefined) return undefined
  const given = new URLSearchParams(query)
  for (const question of questionsOf(estimate.table)) {
    if (question.kind === 'flag' || given.has(question.name)) continue
    if (question.kind === 'choice' || question.from > 0) return undefined
    given.set(question.name, '0')
  }
  const parsed = parseEstimate(estimate.table, given)
  return parsed.status === 'valid' ? parsed.values : undefined
}
