import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLogDestination } from './log-destination.ts'

/** A reader that takes nothing until it is let go. */
function stoppedReader() {
  const taken: string[] = []
  let release: (() => void) | undefined
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      taken.push(chunk)
      if (release === undefined) release = done
      else done()
    },
  })
  return { stream, taken, letGo: () => release?.() }
}

test('lines beyond a bound are dropped and counted while the reader does not read, and told when it does', async () => {
  const { stream, taken, letGo } = stoppedReader()
  const destination = createLogDestination(stream, 50)
  for (let number = 0; number < 10; number += 1) destination.write(`line number ${number}\n`)
  expect(destination.dropped).toBeGreaterThan(5)
  stream.emit('drain')
  letGo()
  await new Promise((resolve) => stream.write('', resolve))
  expect(taken.join('')).toContain(`"dropped":${destination.dropped}`)
})

test('a reader that has gone is no fault', async () => {
  const stream = new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('gone'), { code: 'EPIPE' })) })
  const destination = createLogDestination(stream)
  destination.write('one\n')
  await new Promise((resolve) => stream.once('close', resolve))
  destination.write('two\n')
  expect(destination.dropped).toBe(1)
  await destination.close()
})

test('closing does not wait for a reader that never reads', async () => {
  const { stream } = stoppedReader()
  const destination = createLogDestination(stream)
  destination.write('line\n')
  await destination.close()
})

test('closing waits for the lines and leaves the stream open, which others may share', async () => {
  const { stream, taken, letGo } = stoppedReader()
  const destination = createLogDestination(stream)
  destination.write('one\n')
  destination.write('two\n')
  setImmediate(letGo)
  await destination.close()
  expect(taken.join('')).toContain('two\n')
  expect(stream.writableEnded).toBe(false)
})
