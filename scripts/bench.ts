/** `npm run bench`: measures performance and prints tables. `bench/README.md` explains the options. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureFirstVisit, type VisitRequest, visitReport } from './bench/first-visit.ts'
import { leadsReport, measureLeads } from './bench/lead-cost.ts'
import { manyReport, measureMany } from './bench/many.ts'
import { bytesReport, measurePageBytes, type PageBytes } from './bench/page-bytes.ts'
import { isPinned } from './bench/pinned-process.ts'
import { measurePosts, type PostsFigures, postsReport } from './bench/posts-growth.ts'
import { measurePublishing, publishReport } from './bench/publish.ts'
import { soak, soakReport } from './bench/soak.ts'
import { measureRender, measureStart, processReport } from './bench/start-cost.ts'
import { measureThroughput, throughputReport } from './bench/throughput.ts'
import { siteNames } from './content/set-folders.ts'
import { prepareProgram } from './program-copy.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    soak: { type: 'boolean' },
    minutes: { type: 'string' },
    many: { type: 'boolean' },
    visit: { type: 'boolean' },
    leads: { type: 'boolean' },
    publish: { type: 'boolean' },
  },
})
const names = siteNames(path.resolve(import.meta.dirname, '..'))
const site = names[0] ?? 'fencing'

await prepareProgram(names)
if (options.soak) {
  const minutes = Number(options.minutes ?? 10)
  if (!(minutes > 0)) throw new Error('--minutes takes a number')
  const figures = await soak(site, minutes)
  print(figures, soakReport(figures))
} else if (options.many) {
  const figures = await measureMany(names, 50)
  print(figures, manyReport(figures))
} else if (options.visit) {
  const visits: Record<string, VisitRequest[]> = {}
  for (const name of names) visits[name] = await measureFirstVisit(name)
  print(visits, visitReport(visits))
} else if (options.leads) {
  const figures = await measureLeads(site, 300)
  print(figures, leadsReport(figures))
} else if (options.publish) {
  const figures = await measurePublishing(site, 50)
  print(figures, publishReport(figures))
} else {
  await measureAll(options.quick === true)
}

async function measureAll(isQuick: boolean): Promise<void> {
  const seconds = isQuick ? 1 : 4
  say(`Measuring on Node ${process.version}${isPinned ? ', server and load on a core each' : ''}. This takes a few minutes.`)
  const pages: Record<string, PageBytes[]> = {}
  for (const name of names) pages[name] = await measurePageBytes(name)
  say('bytes: done')
  const throughput = await measureThroughput(site, isQuick ? 3 : 5, seconds)
  say('requests: done')
  const start = await measureStart(site, isQuick ? 2 : 30)
  say('start and memory: done')
  const render = await measureRender(site)
  say('render: done')
  const leads = await measureLeads(site, isQuick ? 50 : 300)
  say('leads: done')
  const posts: PostsFigures[] = []
  for (const count of isQuick ? [10] : [10, 100, 1000, 10_000]) posts.push(await measurePosts(site, count))
  say('posts: done')
  const tables = [
    ...[throughputReport(throughput), processReport(start, render), leadsReport(leads), postsReport(posts)],
    ...Object.entries(pages).map(([name, rows]) => bytesReport(name, rows)),
  ]
  print({ node: process.version, pages, throughput, start, render, leads, posts }, tables.join('\n'))
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}

function print(figures: object, tables: string): void {
  process.stdout.write(options.json ? `${JSON.stringify(figures, null, 2)}\n` : tables)
}
