import path from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from './program-process.ts'
import { changedFile, openFolder } from './site-folder.ts'
import { lacks, programPath } from './system-programs.ts'

/** Our unit as it would be installed, with only the program's path as on this machine. */
async function makeUnit() {
  const file = path.join(await openFolder(), 'fencing.service')
  const text = await changedFile('site.service', file, [['/usr/bin/node', process.execPath]])
  return { file, text }
}

test.skipIf(lacks('systemd-analyze'))('systemd finds nothing to say about the unit', async () => {
  const { file } = await makeUnit()
  expect(await runProgram(programPath('systemd-analyze'), ['verify', file])).toEqual({ status: 0, output: '' })
})

test.skipIf(lacks('systemd-analyze'))('the exposure of the unit is 1.5 at most', async () => {
  const { file } = await makeUnit()
  const { output } = await runProgram(programPath('systemd-analyze'), ['security', '--offline=true', '--no-pager', file])
  expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(output)?.[1])).toBeLessThanOrEqual(1.5)
})

test('the unit is started again however often it fails, has threads for slow disks, time to drain, and lets the engine write code', async () => {
  const { text } = await makeUnit()
  for (const line of ['Restart=always', 'StartLimitIntervalSec=0', 'StateDirectory=fencing', 'Environment=UV_THREADPOOL_SIZE=16'])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toMatch(/^(MemoryDenyWriteExecute|RestartSteps)=/m)
  // The server takes 10 s at most.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(12)
})
