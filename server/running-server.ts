import { once } from 'node:events'
import { createApp } from './app.ts'
import type { SiteFiles } from './built-site.ts'
import type { Config } from './config.ts'
import { createHeartbeat } from './heartbeat.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import type { Logger } from './log.ts'
import { createServices } from './services.ts'

export type RunningServer = {
  address: string
  /** Takes no new connection, lets what is in flight finish, stops everything. Resolves within ten seconds, whatever hangs. */
  drain(): Promise<void>
}

const flightMs = 8_000
const firstProbeMs = 500
const closeMs = 800

/** The whole site, listening. */
export async function startServer(config: Config, { files, log }: { files: SiteFiles; log: Logger }): Promise<RunningServer> {
  const services = await createServices(config, { files, log })
  const app = createApp(services)
  const { server, connections, close: closeHttp } = createHttpServer(app, services.securityHeaders)
  const { heartbeatUrl } = config
  const isWell = () => services.health.report().status === 'pass'
  // So that the first look at the health tells what is, and not that nobody has looked yet; a disk that hangs does not hold the site up.
  await within(firstProbeMs, services.leads.probe())
  let address: string
  try {
    address = await listen(server, config.listen)
  } catch (error) {
    await within(closeMs, services.close(0))
    throw error
  }
  server.on('error', (error) => log.error({ err: error }, 'the server has a fault'))
  const heartbeat = heartbeatUrl === undefined ? undefined : createHeartbeat({ url: heartbeatUrl, isWell, log })
  services.delivery.start()
  services.pages.ready().catch((error: unknown) => log.error({ err: error }, 'pages could not be drawn ahead'))

  return {
    address,
    async drain() {
      services.health.beginDrain()
      heartbeat?.close()
      const mails = services.delivery.close(flightMs)
      const closed = once(server, 'close')
      server.close()
      connections.beginDrain()
      await within(flightMs, closed)
      const requests = connections.inFlight().length
      if (requests > 0) log.warn({ requests }, 'requests were cut off')
      server.closeAllConnections()
      closeHttp()
      // A mail on its way has had the same time as the requests; broken off, it stays pending.
      await within(flightMs + closeMs, mails)
      await within(closeMs, services.close(0))
    },
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
