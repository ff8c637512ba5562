import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { createLiveApp } from './app.ts'
import type { Config } from './config/config.ts'
import type { HealthReport } from './health/health-report.ts'
import { createHeartbeat } from './health/heartbeat.ts'
import type { HeaderList } from './http/security-headers.ts'
import { createServices, type ServiceOptions } from './services.ts'

export type RunningBusiness = {
  listener: RequestListener
  securityHeaders: HeaderList
  health(): HealthReport
  /** Starts what does not wait for requests: mail, counts, the weekly letter, pages. */
  start(): void
  /** Health says `fail` from now on. Finishes emails within the time. */
  drain(graceMs: number): Promise<void>
  close(): Promise<void>
}

const probeMs = 500

/** Everything a business needs except the listener. */
export async function createBusiness(config: Config, options: ServiceOptions): Promise<RunningBusiness> {
  const services = await createServices(config, options)
  const { log, delivery, letter, health, pages } = services
  // The first health report should know whether leads can be stored, but a hanging disk must not delay the start.
  // The first pages should have what the owner published.
  await Promise.race([Promise.all([services.leads.start(), services.published?.look()]), setTimeout(probeMs)])
  let heartbeat: { close(): void } | undefined
  return {
    listener: createLiveApp(services),
    securityHeaders: services.securityHeaders,
    health: health.report,
    start() {
      const { heartbeatUrl } = config
      if (heartbeatUrl !== undefined) {
        heartbeat = createHeartbeat({ url: heartbeatUrl, isWell: () => health.report().status === 'pass', log })
      }
      delivery.start()
      services.counts.start()
      void letter?.run()
      pages.ready().then(
        () => log.debug(pages.snapshot(), 'all pages are rendered'),
        (error: unknown) => log.error({ err: error }, 'pages could not be rendered in advance'),
      )
    },
    async drain(graceMs) {
      health.beginDrain()
      heartbeat?.close()
      await Promise.all([delivery.close(graceMs), letter?.close(graceMs), services.owner?.signInMailer.close(graceMs)])
    },
    close: services.close,
  }
}
