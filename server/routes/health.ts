import { type Request, Router } from 'express'
import { type HealthReport, publicReport } from '../health/health-report.ts'
import { isLocal } from '../requests/is-local.ts'
import { isSecret } from '../requests/is-secret.ts'

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** The whole report is for callers on this machine and for those who send the token. Others see no counts, ages, versions or errors. */
export function healthRoutes(report: () => HealthReport, token: string | undefined): Router {
  const router = Router({ caseSensitive: true })
  router.get(['/health', '/healthz'], (req, res) => {
    const whole = report()
    const body = isLocal(req) || hasToken(req, token) ? whole : publicReport(whole)
    res.status(whole.status === 'fail' ? 503 : 200).set(headers)
    res.type('application/health+json').send(JSON.stringify(body))
  })
  router.get('/health/live', (_req, res) => void res.set(headers).type('text/plain').send('ok'))
  return router
}

function hasToken({ headers }: Request, token: string | undefined): boolean {
  const given = /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && isSecret(given, token)
}
