import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Streams a stored picture to the client. */
export async function sendPicture(
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  { bytes, content }: { bytes: number; content: Readable },
): Promise<void> {
  response.setHeader('Content-Length', bytes)
  if (method === 'HEAD') {
    content.destroy()
    response.end()
    return
  }
  // A visitor who leaves early is not an error.
  await pipeline(content, response).catch(() => response.destroy())
}
