import type { RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Connections, isResponding } from '../../server/http/connections.ts'
import { createHttpServer, type HttpServer, type HttpTimes, httpTimes } from '../../server/http/http-server.ts'
import type { HeaderList } from '../../server/http/security-headers.ts'

const testHeaders: HeaderList = [
  ['Content-Security-Policy', "default-src 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
]

export type ListeningServer = HttpServer & { port: number }

/** Our HTTP server with an application, on a free port until the test ends. */
export async function listenForTest(
  app: RequestListener,
  times: Partial<HttpTimes> = {},
  securityHeaders: HeaderList = testHeaders,
): Promise<ListeningServer> {
  const http = createHttpServer(app, securityHeaders, { ...httpTimes, ...times })
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    http.server.close()
    http.server.closeAllConnections()
  })
  return { ...http, port: (http.server.address() as AddressInfo).port }
}

/** Unfinished responses, at most one per connection. */
export function inFlight({ open }: Connections): ServerResponse[] {
  return [...open.values()].filter(isResponding).flatMap(({ current }) => current ?? [])
}
