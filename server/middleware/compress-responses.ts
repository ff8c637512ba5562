import compression from 'compression'
import type { RequestHandler } from 'express'

/** Compresses responses made for one request. Cached pages and files are compressed in advance. */
export function compressResponses(): RequestHandler {
  return compression({
    filter(req, res) {
      // `compression` skips HEAD, so the length would be that of the plain text.
      if (req.method === 'HEAD') res.removeHeader('Content-Length')
      return compression.filter(req, res)
    },
  })
}
