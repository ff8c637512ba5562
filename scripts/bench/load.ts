import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { onCore } from './pinned-process.ts'

type LoadOptions = { port: number; path?: string; headers?: Record<string, string>; seconds: number }
export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; errors: number }

const connections = 64
const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/** The load generator: Debian's `wrk`, or else autocannon, which needs two threads to keep a server busy. */
export const loadTool = hasWrk ? 'wrk' : 'autocannon'

/** Requests one path over 64 connections, from the second core. */
export async function measureLoad({ port, path = '/', headers = {}, seconds }: LoadOptions): Promise<LoadResult> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const url = `http://127.0.0.1:${port}${path}`
  const wrk = ['wrk', '--latency', '-t', '1', '-c', String(connections), '-d', `${seconds}s`, ...lines, url]
  const cannon = ['npx', '-y', 'autocannon@8', '-j', '-w', '2', '-c', String(connections), '-d', String(seconds), ...lines, url]
  const [command, args] = onCore(1, hasWrk ? wrk : cannon)
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 10_000_000 })
  return hasWrk ? parseWrk(stdout) : parseAutocannon(stdout)
}

function parseWrk(text: string): LoadResult {
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  const errors = [...socketErrors, find(/Non-2xx or 3xx responses: (\d+)/)].reduce((sum, count) => sum + Number(count), 0)
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: milliseconds(find(/^ +50% +(\S+)/m)),
    p99Ms: milliseconds(find(/^ +99% +(\S+)/m)),
    errors,
  }
}

function milliseconds(text: string): number {
  const [, value, unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? []
  return (
    Number(value) *
    (new Map([
      ['us', 0.001],
      ['ms', 1],
      ['s', 1000],
      ['m', 60_000],
    ]).get(unit) ?? Number.NaN)
  )
}

function parseAutocannon(text: string): LoadResult {
  // Documented under "Programmatic API" of autocannon.
  const { requests, latency, errors, non2xx, statusCodeStats = {} } = JSON.parse(text)
  const notModified = Number(statusCodeStats['304']?.count ?? 0)
  return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99, errors: errors + non2xx - notModified }
}
