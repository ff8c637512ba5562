import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programFolder } from '../../scripts/program-copy.ts'
import { createWallClock, weekBefore, weekOf } from '../../server/base/calendar.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { startServerProcess } from '../helpers/process-server.ts'

/** Runs the built command without our environment. */
function report(env: Record<string, string>, ...args: string[]): Promise<{ status: number; output: string; errors: string }> {
  const file = join(programFolder, 'dist', 'report.js')
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { cwd: '/', env: { PATH: process.env.PATH, ...env } }, (_, output, errors) =>
      resolve({ status: child.exitCode ?? -1, output, errors }),
    )
  })
}

const site = readBuiltSite('fencing')
const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const weekNow = () => weekOf(createWallClock(site.openingHours.timeZone)(Date.now()).day)

test('the report has what two servers with one folder counted before they exited', async () => {
  const week = weekNow()
  const first = await startServerProcess()
  const env = { DATA_DIR: first.dataDir }
  const second = await startServerProcess({ env })
  for (const { url } of [first, first, second]) expect((await fetch(`${url}/about/`, { headers })).status).toBe(200)
  for (const { child, ended } of [first, second]) {
    child.kill('SIGTERM')
    expect((await ended).status).toBe(0)
  }
  const { status, output, errors } = await report(env, '--json', '--week', week)
  expect({ status, errors }).toEqual({ status: 0, errors: '' })
  expect(JSON.parse(output)).toMatchObject({
    week,
    figures: { week: { visits: 3, views: 3 }, before: { visits: 0 } },
    pages: [{ path: '/about/', views: 3, before: 0 }],
  })
  const text = await report(env, `--week=${week}`)
  expect(text).toMatchObject({ status: 0, errors: '', output: expect.stringContaining('Visits: 3 (week before: 0)') })
  expect(text.output).toContain(site.name)
})

test('without options it reports the last full week; invalid options are explained', async () => {
  const { dataDir } = await startServerProcess()
  const env = { DATA_DIR: dataDir }
  const week = weekNow()
  expect(JSON.parse((await report(env, '--json')).output).week).toBe(weekBefore(week))
  expect(await report(env, '--help')).toMatchObject({ status: 0, output: expect.stringContaining('--week 2026-W46') })
  for (const args of [['--week', '2026-W54'], ['--week'], ['--weeks'], ['2026-W46']]) {
    expect(await report(env, ...args)).toMatchObject({ status: 2, output: '', errors: expect.stringContaining('Usage:') })
  }
  expect(await report({ ...env, REPORT: 'someday' })).toMatchObject({ status: 1, output: '', errors: expect.stringContaining('REPORT') })
})
