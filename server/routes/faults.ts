import type { IncomingMessage } from 'node:http'
import { Router } from 'express'
import * as v from 'valibot'
import type { Logger } from '../log.ts'
import type { Address, ResolveAddress } from './resolve-address.ts'

export const faultPath = '/api/faults'

const maxBytes = 500
const linesPerMinute = 5

/** Nothing else of a report is looked at; the page's path is only asked which page it is. */
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.pipe(v.string(), v.regex(/^(React #\d{1,4}|[A-Z][A-Za-z]{1,40})$/)),
    page: v.pipe(v.string(), v.startsWith('/')),
    place: v.pipe(v.string(), v.regex(/^[\w-]{1,60}\.js:\d{1,6}:\d{1,7}$/)),
  }),
)

/** What went wrong in a visitor's browser: kind, page and line of our scripts, for the log. Any post gets 204. */
export function faultRoutes(resolveAddress: ResolveAddress, log: Pick<Logger, 'warn'>, now: () => number = Date.now): Router {
  const router = Router({ caseSensitive: true })
  const takeLine = createLineLimit(now)
  router.post(faultPath, async (req, res) => {
    const report = v.safeParse(reportSchema, await readShort(req).catch(() => ''))
    res.set('Cache-Control', 'no-store').status(204).end()
    if (!report.success) return
    const omitted = takeLine()
    if (omitted === undefined) return
    const { kind, page, place } = report.output
    log.warn({ kind, page: pageKey(resolveAddress(page)), place, ...(omitted > 0 && { omitted }) }, 'script fault in a browser')
  })
  return router
}

const pageKey = (address: Address): string => (address.kind === 'page' || address.kind === 'nothing' ? address.page.key : 'moved')

/** Reads nothing that is longer, or does not say how long it is. */
async function readShort(request: IncomingMessage): Promise<string> {
  const length = Number(request.headers['content-length'])
  if (!(length <= maxBytes)) return ''
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** How many lines were left out since the last one, or `undefined` where this one has to be left out too. */
function createLineLimit(now: () => number): () => number | undefined {
  let minute = 0
  let lines = 0
  let omitted = 0
  return () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, lines] = [current, 0]
    lines += 1
    if (lines > linesPerMinute) {
      omitted += 1
      return undefined
    }
    const before = omitted
    omitted = 0
    return before
  }
}
