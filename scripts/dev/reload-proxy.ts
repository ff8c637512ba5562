import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { reloadPath } from './reload-code.ts'

export type ReloadProxy = {
  server: Server
  /** Requests go to this port from now on, and open pages load themselves anew. */
  serve(port: number, version: string): void
  close(): Promise<void>
}

type Target = { port: number; version: string }

/**
 * Stands before the server that is being worked on: the address stays while processes come and go behind it, and no request meets one
 * that is not there yet. It adds nothing to what passes through.
 */
export function createReloadProxy(): ReloadProxy {
  let target: Target | undefined
  let waiting: ((target: Target) => void)[] = []
  const pages = new Set<ServerResponse>()
  const nextTarget = () => (target ? Promise.resolve(target) : new Promise<Target>((resolve) => waiting.push(resolve)))

  const server = createServer((incoming, outgoing) => {
    if (incoming.url === reloadPath) return openEvents(outgoing)
    void nextTarget().then(({ port }) => pass(incoming, outgoing, port))
  })

  function openEvents(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    pages.add(response)
    response.on('close', () => pages.delete(response))
    if (target) response.write(`data: ${target.version}\n\n`)
  }

  return {
    server,
    serve(port, version) {
      target = { port, version }
      for (const proceed of waiting) proceed(target)
      waiting = []
      for (const page of pages) page.write(`data: ${version}\n\n`)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  const { method, url, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers, setHost: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
    answer.pipe(outgoing)
  })
  onward.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy(error)
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The server behind npm run dev does not answer: see the terminal.')
  })
  incoming.pipe(onward)
}
