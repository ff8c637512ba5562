import compression from 'compression'
import type { RequestHandler } from 'express'

/** Brotli or gzip, as the client asks, for everything that is made for one request. Kept pages and files bring bytes compressed ahead of time. */
export function compressAnswers(): RequestHandler {
  return compression({
    filter(req, res) {
      // A body that is not sent is not compressed either: its plain length would be wrong for a client that asks for a coding.
      if (req.method === 'HEAD') res.removeHeader('Content-Length')
      return compression.filter(req, res)
    },
  })
}
