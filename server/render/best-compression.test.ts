import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createBestCompression, startProcess } from './best-compression.ts'

const page = Buffer.from('<p>A fence is measured before it is priced.</p>'.repeat(50))

test.each<[fault: string, start: () => ChildProcess]>([
  [
    'cannot be started',
    () => {
      throw Object.assign(new Error('spawn'), { code: 'ENOMEM' })
    },
  ],
  // What Node gives where there are no descriptors left: a process without a way to speak to it.
  ['has no channel', () => Object.assign(new EventEmitter(), { kill: () => true }) as unknown as ChildProcess],
])('where the process %s a page stays as it is, and the next one is compressed', async (_, failing) => {
  const starts = [failing, startProcess]
  const compression = createBestCompression(() => (starts.shift() ?? startProcess)())
  onTestFinished(compression.close)
  const [first, second] = await Promise.all([compression.compress(() => page), compression.compress(() => page)])
  expect(first).toBeUndefined()
  expect(second && brotliDecompressSync(second).equals(page)).toBe(true)
})
