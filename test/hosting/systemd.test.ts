import path from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from './program-process.ts'
import { changedFile, openFolder } from './site-folder.ts'
import { lacks, programPath } from './system-programs.ts'

/** Our unit as installed, with this machine's path to node. */
async function makeUnit() {
  const file = path.join(await openFolder(), 'fencing.service')
  const text = await changedFile('site.service', file, [['/usr/bin/node', process.execPath]])
  return { file, text }
}

test.skipIf(lacks('systemd-analyze'))('systemd-analyze verify accepts the unit', async () => {
  const { file } = await makeUnit()
  expect(await runProgram(programPath('systemd-analyze'), ['verify', file])).toEqual({ status: 0, output: '' })
})

test.skipIf(lacks('systemd-analyze'))('the exposure of the unit is at most 1.5', async () => {
  const { file } = await makeUnit()
  const { output } = await runProgram(programPath('systemd-analyze'), ['security', '--offline=true', '--no-pager', file])
  expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(output)?.[1])).toBeLessThanOrEqual(1.5)
})

test('the unit always restarts, has enough threads and time to shut down, and allows JIT compilation', async () => {
  const { text } = await makeUnit()
  for (const line of ['Restart=always', 'StartLimitIntervalSec=0', 'StateDirectory=fencing', 'Environment=UV_THREADPOOL_SIZE=16'])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toMatch(/^(MemoryDenyWriteExecute|RestartSteps)=/m)
  // The server shuts down within 10 s.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(12)
})
