import { type ChildProcess, spawn } from 'node:child_process'
import { brotliParameters } from './brotli-parameters.ts'

export type BestCompression = {
  /**
   * Brotli's best level, 41 ms for an ordinary page: in a process of its own, one page at a time. The bytes are asked for when it is their turn; gives
   * nothing where there are none, or where no process could be had.
   */
  compress(takeBytes: () => Buffer | undefined): Promise<Buffer | undefined>
  close(): void
}

/** Long enough for the pages of one change, which come one after the other. */
const idleMs = 1_000

/** What the process runs; it ends when we let go of it, however we end. */
const program = `
const { brotliCompressSync } = require('node:zlib')
process.on('message', ({ bytes, params }) => process.send(brotliCompressSync(bytes, { params })))
`

export function createBestCompression(start = startProcess): BestCompression {
  let last: Promise<unknown> = Promise.resolve()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  async function compress(bytes: Buffer): Promise<Buffer | undefined> {
    clearTimeout(idle)
    child ??= start()
    const best = await answerOf(child, { bytes, params: brotliParameters(bytes, 11) })
    if (!best) close()
    else idle = setTimeout(close, idleMs).unref()
    return best
  }

  function close() {
    clearTimeout(idle)
    child?.kill()
    child = undefined
  }

  return {
    compress(takeBytes) {
      const result = last.then(() => {
        const bytes = takeBytes()
        return bytes && compress(bytes)
      })
      // Where no process can be had (no descriptors, no memory) the quick bytes stay, and the next page tries again.
      const settled = result.catch(() => {
        close()
        return undefined
      })
      last = settled
      return settled
    },
    close,
  }
}

/** Knows nothing of us (no environment, no files) and does not keep us from ending. */
export function startProcess(): ChildProcess {
  const child = spawn(process.execPath, ['-e', program], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Told to whoever waits for an answer; a process that could not be had, or ends by itself, is no fault of ours.
  child.on('error', () => undefined)
  child.unref()
  child.channel?.unref()
  return child
}

/** `undefined` when the process ended instead. */
function answerOf(child: ChildProcess, request: { bytes: Buffer; params: Record<number, number> }): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer?: unknown) => {
      child.off('message', settle)
      child.off('error', fail)
      child.off('exit', fail)
      resolve(answer instanceof Uint8Array ? Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength) : undefined)
    }
    const fail = () => settle()
    child.on('message', settle)
    child.on('error', fail)
    child.on('exit', fail)
    child.send(request, (error) => error && fail())
  })
}
