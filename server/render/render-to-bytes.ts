import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

type RenderOptions = { timeoutMs?: number /** Nobody waits for the bytes any more. */; signal?: AbortSignal }

/**
 * Renders to the end and only then gives the bytes: a stream that is sent as it comes carries inline scripts that the policy refuses,
 * and a fault could no longer become a 500. Rejects when any part of the tree failed or the time is up.
 */
export function renderToBytes(node: ReactNode, { timeoutMs = 5000, signal }: RenderOptions = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const faults: unknown[] = []
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        done()
        settle()
      },
    })
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      if (faults.length > 0) reject(faults[0])
      else resolve(Buffer.concat(chunks))
    }
    const { pipe, abort } = renderToPipeableStream(node, {
      // Otherwise a boundary over 12.8 kB is sent out of place, with an inline script that moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => (faults.length > 0 ? settle() : void pipe(sink)),
      onShellError: (error) => {
        faults.push(error)
        settle()
      },
      onError: (error) => void faults.push(error),
    })
    const leave = () => abort(signal?.reason)
    signal?.addEventListener('abort', leave)
    const timer = setTimeout(() => abort(new Error(`rendering took longer than ${timeoutMs} ms`)), timeoutMs)
  })
}
