import path from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from './program-process.ts'
import { changedFile, openFolder } from './site-folder.ts'
import { lacks, programPath } from './system-programs.ts'

/** A unit as installed for one site, with this machine's path to node. */
async function makeUnit(name: string) {
  const file = path.join(await openFolder(), 'site@fencing.service')
  const text = await changedFile(name, file, [['/usr/bin/node', process.execPath]])
  return { file, text }
}

const units = [
  ['site@.service', '--system'],
  ['user/site@.service', '--user'],
]

test.skipIf(lacks('systemd-analyze')).each(units)('systemd-analyze verify accepts %s', async (name, manager) => {
  const { file } = await makeUnit(name)
  const env = { PATH: process.env.PATH, HOME: '/root', XDG_RUNTIME_DIR: await openFolder() }
  expect(await runProgram(programPath('systemd-analyze'), [manager, 'verify', file], { env })).toEqual({ status: 0, output: '' })
})

test.skipIf(lacks('systemd-analyze'))('the exposure of the unit is at most 1.5', async () => {
  const { file } = await makeUnit('site@.service')
  const { output } = await runProgram(programPath('systemd-analyze'), ['security', '--offline=true', '--no-pager', file])
  expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(output)?.[1])).toBeLessThanOrEqual(1.5)
})

test('the unit always restarts, has enough threads and time to shut down, and allows JIT compilation', async () => {
  const { text } = await makeUnit('site@.service')
  for (const line of ['Restart=always', 'StartLimitIntervalSec=0', 'StateDirectory=%i', 'Environment=UV_THREADPOOL_SIZE=16'])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toMatch(/^(MemoryDenyWriteExecute|RestartSteps)=/m)
  // The server shuts down within 10 s.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(12)
})
