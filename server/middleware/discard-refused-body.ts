import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

const maxDiscardedBytes = 1_000_000

/** Reads on after a refusal, up to a limit: a browser that is still sending would show a connection error, not the response. */
export function discardRefusedBody(maxBytes = maxDiscardedBytes): RequestHandler {
  return (req, res, next) => {
    // Before `finish`, when Node itself would read an unread body to its end, however long.
    res.once('prefinish', () => {
      if (!req.complete) readRest(req, maxBytes)
    })
    next()
  }
}

function readRest(request: IncomingMessage, maxBytes: number): void {
  let rest = maxBytes
  request.on('data', (chunk: Buffer) => {
    rest -= chunk.byteLength
    if (rest < 0) request.socket.destroy()
  })
  request.on('error', () => request.socket.destroy())
  request.resume()
}
