/**
 * Computes what one server can carry from figures measured on this machine:
 *   npm run --silent bench -- --json > figures.json
 *   npx tsx scripts/hosting/capacity.ts figures.json
 * Each assumption about visitors has a flag: --pagesPerVisit 5 --requestsPerVisit 40 …
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { boxCapacity, type Measured, need, usualVisitors, type Visitors } from './box-capacity.ts'

const bytes = v.object({ html: v.number(), styles: v.number(), scripts: v.number(), font: v.number() })
const figuresSchema = v.object({
  pages: v.record(v.string(), v.array(bytes)),
  throughput: v.object({ kept: v.object({ perSecond: v.number() }), file: v.object({ perSecond: v.number() }) }),
  start: v.object({ memoryUnderLoadMb: v.number() }),
  leads: v.object({ processorMsPerLead: v.number() }),
})

const names = Object.keys(usualVisitors)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
})
const measured = readFigures(positionals[0] ?? '/dev/stdin')
const overrides = Object.entries(values).map(([name, value]) => [name, Number(value)])
const visitors: Visitors = { ...usualVisitors, ...Object.fromEntries(overrides) }
process.stdout.write(report(measured, visitors))

function readFigures(file: string): Measured {
  const figures = v.parse(figuresSchema, JSON.parse(readFileSync(file, 'utf8')))
  const rows = Object.values(figures.pages).flat()
  const mean = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  return {
    pagesPerSecond: figures.throughput.kept.perSecond,
    filesPerSecond: figures.throughput.file.perSecond,
    memoryMb: figures.start.memoryUnderLoadMb,
    firstPageBytes: mean(rows.map(({ html, styles, scripts, font }) => html + styles + scripts + font)),
    nextPageBytes: mean(rows.map(({ html }) => html)),
    processorMsPerLead: figures.leads.processorMsPerLead,
  }
}

function report(measured: Measured, visitors: Visitors): string {
  const { visitsPerDayAndCore, leadsPerSecondAndCore, bytesPerVisit } = boxCapacity(measured, visitors)
  const scales = [
    { sites: 1, visitsPerDay: 200 },
    { sites: 10, visitsPerDay: 200 },
    { sites: 100, visitsPerDay: 200 },
    { sites: 1000, visitsPerDay: 200 },
    { sites: 1, visitsPerDay: 1_000_000 },
  ]
  const rows = scales.map((scale) => {
    const { cores, memoryGb, requestsAtPeak, peakMbitPerSecond, terabytesPerMonth, leadsPerDay } = need(measured, visitors, scale)
    const cells = [scale.sites, scale.visitsPerDay, requestsAtPeak, cores, memoryGb, peakMbitPerSecond, terabytesPerMonth, leadsPerDay]
    return `| ${cells.map(rounded).join(' | ')} |`
  })
  return [
    `A core: ${rounded(visitsPerDayAndCore)} visits a day, or ${rounded(leadsPerSecondAndCore)} inquiries a second. A visit: ${rounded(bytesPerVisit / 1000)} kB.`,
    '',
    '| sites | visits a day, each | requests a second at the peak | cores | memory, GB | Mbit/s at the peak | TB a month | inquiries a day |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** Rounds to two significant digits, because the estimate is not more precise. */
function rounded(value: number): string {
  return Number(value.toPrecision(value >= 1000 && Number.isInteger(value) ? 12 : 2)).toLocaleString('en-US', { maximumFractionDigits: 4 })
}
