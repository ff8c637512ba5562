import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { openLogOutput } from './log-output.ts'

/** A pipe whose reader reads only on request. */
async function openPipe() {
  const path = join(await temporaryFolder(), 'pipe')
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
  let isOpen = true
  const close = () => {
    if (isOpen) closeSync(reader)
    isOpen = false
  }
  onTestFinished(close)
  const buffer = Buffer.alloc(1_000_000)
  const read = () => {
    try {
      return buffer.toString('utf8', 0, readSync(reader, buffer))
    } catch {
      return ''
    }
  }
  return { writer, read, close }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('lines are written in order, and all of them before close resolves', async () => {
  const path = join(await temporaryFolder(), 'log')
  const output = openLogOutput(openSync(path, 'a'))
  const lines = Array.from({ length: 5_000 }, (_, number) => `line ${number}\n`)
  for (const [index, line] of lines.entries()) {
    output.write(line)
    if (index % 100 === 0) await turn()
  }
  await output.close()
  expect(readFileSync(path, 'utf8')).toBe(lines.join(''))
})

test('if the reader has stopped, lines beyond a limit are dropped and counted, and nothing blocks', async () => {
  const { writer, read } = await openPipe()
  const output = openLogOutput(writer)
  const line = `${'x'.repeat(999)}\n`
  for (let count = 0; count < 2_000; count += 1) {
    output.write(line)
    if (count % 10 === 0) await turn()
  }
  let text = ''
  await expect
    .poll(() => {
      text += read()
      return text
    })
    .toContain('log lines were dropped')
  const dropLine = JSON.parse(text.slice(text.indexOf('{')))
  expect(text.split('\n').filter((read) => read === line.trim()).length + dropLine.dropped).toBe(2_000)
  expect(dropLine.dropped).toBeGreaterThan(500)
  await output.close()
})

test('a reader that has stopped does not block close', async () => {
  const { writer } = await openPipe()
  const output = openLogOutput(writer)
  output.write('x'.repeat(500_000))
  await output.close()
  output.write('one more\n')
  await turn()
})

test('a closed pipe and a full disk do not end the process', async () => {
  const { writer, close } = await openPipe()
  const gone = openLogOutput(writer)
  close()
  for (let count = 0; count < 10; count += 1) {
    gone.write('a line\n')
    await turn()
  }
  await gone.close()
  const full = openLogOutput(openSync('/dev/full', 'a'))
  full.write('a line\n')
  await turn()
  await full.close()
})
