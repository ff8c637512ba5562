import { type RequestHandler, Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import * as v from 'valibot'
import type { Address, ResolveAddress } from '../addresses/resolve-address.ts'
import { minute } from '../base/durations.ts'
import type { Logger } from '../base/log.ts'
import type { FindSource } from '../base/source-position.ts'
import { readText } from '../requests/form-body.ts'

const maxBytes = 1_000
const reportsPerMinute = 5

/** Everything else in a report is ignored. The path is only used to find the page's key. */
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.pipe(v.string(), v.regex(/^(React #\d{1,4}|[A-Z][A-Za-z]{1,40})$/)),
    page: v.pipe(v.string(), v.startsWith('/')),
    places: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,60}\.js:\d{1,6}:\d{1,7}$/))), v.minLength(1), v.maxLength(10)),
  }),
)

/** Logs script errors in visitors' browsers: kind, page and line of our source. Any post gets 204. */
export function scriptErrorRoutes(resolveAddress: ResolveAddress, findSource: FindSource, log: Pick<Logger, 'warn'>): Router {
  const router = Router({ caseSensitive: true })
  router.post('/api/faults', reportLimit(), async (req, res) => {
    const report = v.safeParse(reportSchema, await readText(req, maxBytes).catch(() => ''))
    res.set('Cache-Control', 'no-store').status(204).end()
    if (!report.success) return
    const { kind, page, places } = report.output
    log.warn({ kind, page: pageKey(resolveAddress(page)), place: await findSource(places) }, 'script error in a browser')
  })
  return router
}

/** One limit for all visitors, because it protects the log. */
function reportLimit(): RequestHandler {
  return rateLimit({
    windowMs: minute,
    limit: reportsPerMinute,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: () => 'everybody',
    handler: (_req, res) => void res.set('Cache-Control', 'no-store').status(204).end(),
  })
}

const pageKey = (address: Address): string => (address.kind === 'page' || address.kind === 'nothing' ? address.page.key : 'moved')
