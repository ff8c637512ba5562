import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from './base/log.ts'
import type { Config } from './config/config.ts'
import { createHttpServer } from './http/http-server.ts'
import { listen } from './http/listen.ts'
import type { HeaderList } from './http/security-headers.ts'
import { createBusiness, type RunningBusiness } from './running-business.ts'
import type { ServiceOptions } from './services.ts'

export type RunningServer = {
  address: string
  /** Accepts no new connections, finishes requests and emails, and stops everything. The caller sets the final deadline. */
  drain(): Promise<void>
}

// Connections are closed within another second; services have the rest of the deadline.
export const flightMs = 7_500
const closeMs = 800

export async function startServer(config: Config, options: ServiceOptions): Promise<RunningServer> {
  const business = await createBusiness(config, options)
  const { listener, securityHeaders } = business
  const running = await serve({ config, log: options.log, listener, securityHeaders, businesses: () => [business] })
  business.start()
  return running
}

type ServeOptions = {
  config: Pick<Config, 'listen'>
  log: Logger
  listener: RequestListener
  /** Headers of responses that come from no business. */
  securityHeaders: HeaderList
  businesses(): readonly RunningBusiness[]
}

export async function serve({ config, log, listener, securityHeaders, businesses }: ServeOptions): Promise<RunningServer> {
  const http = createHttpServer(listener, securityHeaders)
  const closeAll = () => Promise.all(businesses().map((business) => business.close()))
  const address = await listen(http.server, config.listen).catch(async (error: unknown) => {
    await Promise.race([closeAll(), setTimeout(closeMs)])
    throw error
  })
  http.server.on('error', (error) => log.error({ err: error }, 'the HTTP server reported an error'))
  return {
    address,
    async drain() {
      const mail = businesses().map((business) => business.drain(flightMs))
      const [requests] = await Promise.all([http.drain(flightMs), ...mail])
      if (requests > 0) log.warn({ requests }, 'requests were cut off')
      await closeAll()
    },
  }
}
