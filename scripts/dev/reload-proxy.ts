import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

export const reloadPath = '/__reload'

/** Runs in pages under `npm run dev`: reloads the page when the version changes, even after a restart of `npm run dev`. */
export const reloadCode = `
let version
new EventSource(${JSON.stringify(reloadPath)}).onmessage = ({ data }) => {
  if (version !== undefined && version !== data) location.reload()
  version = data
}
`

type ReloadProxy = {
  server: Server
  /** Sends requests to this port from now on, and reloads open pages. */
  serve(port: number, version: string): void
  close(): Promise<void>
}

type Target = { port: number; version: string }

/** A proxy in front of the development server: the address stays while processes are replaced, and requests wait until one is ready. */
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
  const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers, setHost: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
    answer.pipe(outgoing)
  })
  forwarded.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy(error)
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The development server does not answer: see the terminal.')
  })
  incoming.pipe(forwarded)
}
