/** `npm run bench`: the project's own performance figures. `-- --json` prints data, `-- --soak` runs the long load instead. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureLeads } from './bench/lead-cost.ts'
import { measurePageBytes, type PageBytes } from './bench/page-bytes.ts'
import { isPinned } from './bench/pinned-process.ts'
import { measurePosts } from './bench/posts-growth.ts'
import { measureStart } from './bench/rest.ts'
import { measureThroughput } from './bench/throughput.ts'
import { siteNames } from './build/site-names.ts'

const { values: options } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } })
const durationMs = options.quick ? 1000 : 4000
const rounds = options.quick ? 1 : 5
const names = siteNames(path.resolve(import.meta.dirname, '..'))
const site = names[0] ?? 'fencing'

const say = (text: string) => process.stderr.write(`${text}\n`)

say(`Measuring on Node ${process.version}${isPinned ? ', server and load on a core each' : ''}. This takes a few minutes.`)
const pages: Record<string, PageBytes[]> = {}
for (const name of names) pages[name] = await measurePageBytes(name)
say('bytes: done')
const throughput = await measureThroughput(site, rounds, durationMs)
say('requests: done')
const start = await measureStart(site, options.quick ? 2000 : 30_000)
say('start and memory: done')
const leads = await measureLeads(site, options.quick ? 50 : 300)
say('leads: done')
const posts = []
for (const count of options.quick ? [10] : [10, 100, 1000, 10_000]) posts.push(await measurePosts(site, count, durationMs))
say('posts: done')

const figures = { node: process.version, pages, throughput, start, leads, posts }
process.stdout.write(options.json ? `${JSON.stringify(figures, null, 2)}\n` : report(figures))

function report({ pages, throughput, start, leads, posts }: typeof figures): string {
  const { kept, bare, notModified } = throughput
  const ratio = (value: number, to: number) => (value / to).toFixed(2)
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const mb = (value: number) => `${value.toFixed(0)} MB`
  const perSecond = (value: number) => `${Math.round(value)}/s`
  const at64 = throughput.connections.find((row) => row.connections === 64)?.result.perSecond ?? Number.NaN
  return [
    table(
      'Kept home page, 64 connections',
      ['', 'requests', 'p50', 'p99', 'errors'],
      [
        ['our server', perSecond(kept.perSecond), ms(kept.p50Ms), ms(kept.p99Ms), String(kept.errors)],
        ['bare node:http', perSecond(bare.perSecond), ms(bare.p50Ms), ms(bare.p99Ms), String(bare.errors)],
        ['ratio', ratio(kept.perSecond, bare.perSecond), ratio(kept.p50Ms, bare.p50Ms), ratio(kept.p99Ms, bare.p99Ms), ''],
        ['304 against 200', ratio(notModified.perSecond, kept.perSecond), '', '', String(notModified.errors)],
      ],
    ),
    table(
      'Connections',
      ['', 'requests', 'against 64', 'p99', 'errors'],
      throughput.connections.map(({ connections, result }) => [
        String(connections),
        perSecond(result.perSecond),
        ratio(result.perSecond, at64),
        ms(result.p99Ms),
        String(result.errors),
      ]),
    ),
    table(
      'Process',
      ['', ''],
      [
        ['start until it answers', `${start.startMs.toFixed(0)} ms`],
        ['first answer of a page not kept', ms(start.firstByteOfUnkeptMs)],
        ['memory at rest', mb(start.memoryAtRestMb)],
        ['memory after load', mb(start.memoryUnderLoadMb)],
      ],
    ),
    table(
      'Enquiries',
      ['', ''],
      [
        ['processor time a lead', ms(leads.processorMsPerLead)],
        ['answer p50 / p99', `${ms(leads.p50Ms)} / ${ms(leads.p99Ms)}`],
        ['one flush to this disk', ms(leads.flushMs)],
      ],
    ),
    table(
      'Posts',
      ['posts', 'start', 'home', 'blog', 'memory', 'many against one'],
      posts.map((row) => [
        String(row.posts),
        `${row.startMs.toFixed(0)} ms`,
        `${row.homeBytes} B`,
        `${row.blogBytes} B`,
        mb(row.memoryMb),
        ratio(row.manyPerSecond, row.onePerSecond),
      ]),
    ),
    ...Object.entries(pages).map(([name, rows]) =>
      table(
        `Bytes of a first visit, Brotli as served: ${name}`,
        ['page', 'HTML', 'CSS', 'scripts', 'of it before hydration', 'font'],
        rows.map((row) => [
          row.path,
          String(row.html),
          String(row.styles),
          String(row.scripts),
          String(row.scriptsBeforeHydration),
          String(row.font),
        ]),
      ),
    ),
  ].join('\n')
}

/** A Markdown table, so that it can go into the README as it is. */
function table(title: string, head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}
