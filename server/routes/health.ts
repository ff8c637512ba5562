import { Router } from 'express'
import type { HealthReport } from '../health/health-report.ts'

export const healthPaths: readonly string[] = ['/health', '/healthz', '/health/live']

export function healthRoutes(report: () => HealthReport): Router {
  const router = Router({ caseSensitive: true })
  router.get(['/health', '/healthz'], (_req, res) => {
    const body = report()
    res.status(body.status === 'fail' ? 503 : 200)
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    res.type('application/health+json').send(JSON.stringify(body))
  })
  router.get('/health/live', (_req, res) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    res.type('text/plain').send('ok')
  })
  return router
}
