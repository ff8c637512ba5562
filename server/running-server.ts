import { setTimeout } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { Config } from './config/config.ts'
import { createHeartbeat } from './health/heartbeat.ts'
import { createHttpServer } from './http/http-server.ts'
import { listen } from './http/listen.ts'
import { createServices, type Services } from './services.ts'

export type RunningServer = {
  address: string
  /** Accepts no new connections, finishes requests and emails, and stops everything. The caller sets the final deadline. */
  drain(): Promise<void>
}

// Connections are closed within another second; services have the rest of the deadline.
const flightMs = 7_500
const probeMs = 500
const closeMs = 800

export async function startServer(config: Config, options: Parameters<typeof createServices>[1]): Promise<RunningServer> {
  const { log } = options
  const services = await createServices(config, options)
  const http = createHttpServer(createApp(services), services.securityHeaders)
  // The first health report should know whether leads can be stored, but a hanging disk must not delay the start.
  await Promise.race([services.leads.maintenance.start(), setTimeout(probeMs)])
  const address = await listen(http.server, config.listen).catch(async (error: unknown) => {
    await Promise.race([services.close(), setTimeout(closeMs)])
    throw error
  })
  http.server.on('error', (error) => log.error({ err: error }, 'the HTTP server reported an error'))
  const heartbeat = startHeartbeat(config, services)
  services.delivery.start()
  services.counts.start()
  services.letter?.start()
  services.pages.ready().catch((error: unknown) => log.error({ err: error }, 'pages could not be rendered in advance'))

  return {
    address,
    async drain() {
      services.health.beginDrain()
      heartbeat?.close()
      const [requests] = await Promise.all([http.drain(flightMs), services.delivery.close(flightMs), services.letter?.close(flightMs)])
      if (requests > 0) log.warn({ requests }, 'requests were cut off')
      await services.close()
    },
  }
}

function startHeartbeat({ heartbeatUrl }: Config, { health, log }: Services) {
  if (heartbeatUrl === undefined) return undefined
  return createHeartbeat({ url: heartbeatUrl, isWell: () => health.report().status === 'pass', log })
}
