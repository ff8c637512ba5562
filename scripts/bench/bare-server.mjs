// Baseline: a node:http server that sends fixed bytes. Reads {headers, body} as JSON from standard input.
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
// The same backlog as our server. With a smaller one, some of a thousand connections would start a second late.
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => process.stdout.write(`${server.address().port}\n`))
