import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

type RenderOptions = { timeoutMs?: number; signal?: AbortSignal }

/**
 * Returns the bytes only after rendering has finished: a streamed page would contain inline scripts that the policy refuses, and an error
 * could no longer become a 500. Rejects if any part of the tree fails, or on timeout.
 */
export async function renderToBytes(node: ReactNode, { timeoutMs = 5000, signal }: RenderOptions = {}): Promise<Buffer> {
  const errors: unknown[] = []
  let stop = () => {}
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const { pipe, abort } = renderToPipeableStream(node, {
        // Otherwise a boundary over 12.8 kB is sent out of place, with an inline script that moves it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => (errors.length > 0 ? reject(errors[0]) : resolve(buffer(pipe(new PassThrough())))),
        onShellError: reject,
        onError: (error) => void errors.push(error),
      })
      stop = () => abort(signal?.reason)
      timer = setTimeout(() => abort(new Error(`rendering took longer than ${timeoutMs} ms`)), timeoutMs)
      signal?.addEventListener('abort', stop)
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
