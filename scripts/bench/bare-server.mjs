// The measure: a node:http server that sends ready-made bytes and does nothing else. Takes {headers, body} as JSON on standard input.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

const { headers, body } = await json(process.stdin)
const bytes = Buffer.from(body, 'base64')
const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, headers)
  response.end(bytes)
})
server.keepAliveTimeout = 75_000
// As many as ours lets wait: with fewer, a part of a thousand connections would begin a second late.
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => process.stdout.write(`${server.address().port}\n`))
