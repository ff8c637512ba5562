import type { VisitRequest } from './first-visit.ts'
import type { LeadCost, LeadCosts } from './lead-cost.ts'
import { loadTool } from './load.ts'
import type { MachinesFigures } from './machines.ts'
import type { ManyFigures } from './many.ts'
import type { PageBytes } from './page-bytes.ts'
import type { PostsFigures } from './posts-growth.ts'
import type { PublishFigures } from './publish.ts'
import type { RenderCost } from './render-cost.ts'
import type { SoakFigures } from './soak.ts'
import type { StartFigures } from './start-cost.ts'
import type { Throughput } from './throughput.ts'

export type Figures = {
  node: string
  /** By content set. */
  pages: Record<string, PageBytes[]>
  throughput: Throughput
  start: StartFigures
  render: RenderCost
  leads: LeadCosts
  posts: PostsFigures[]
}

/** Markdown tables. */
export function report({ pages, throughput, start, render, leads, posts }: Figures): string {
  return [
    requestsTable(throughput),
    processTable(start, render),
    leadsTable(leads),
    postsTable(posts),
    ...Object.entries(pages).map(([name, rows]) => bytesTable(name, rows)),
  ].join('\n')
}

export function soakReport(figures: SoakFigures): string {
  return table(
    `${figures.minutes} minutes of load and odd requests`,
    ['', ''],
    [
      ['requests under steady load', perSecond(figures.perSecond)],
      ['failed requests', String(figures.loadErrors)],
      ['odd requests', String(figures.oddRequests)],
      ['responses of 500 or more', String(figures.faults)],
      ['memory at the start / at the end', `${mb(figures.memoryAtFirstMb)} / ${mb(figures.memoryAtLastMb)}`],
    ],
  )
}

export function manyReport(figures: ManyFigures): string {
  const times = ({ p50Ms, p99Ms }: ManyFigures['atRest']) => `${ms(p50Ms)} / ${ms(p99Ms)}`
  return table(
    `${figures.businesses} businesses in one process`,
    ['', ''],
    [
      ['start until the first response', ms(figures.firstAnswerMs)],
      ['pages rendered', `${figures.renderedPages} in ${figures.renderingSeconds.toFixed(0)} s`],
      ['memory after all pages were rendered, with the settings of the systemd unit', mb(figures.memoryMb)],
      ['home page of one while the others render: p50 / p99', times(figures.whileRendering)],
      ['home page of one at rest: p50 / p99', times(figures.atRest)],
    ],
  )
}

export function machinesReport({ pages, leads }: MachinesFigures): string {
  const row = (label: string, [one, two]: MachinesFigures['pages']) => [
    label,
    ...[one, two].map((rate) => `${perSecond(rate.perSecond)}, ${ms(rate.processorMs)} each`),
    ratio(two.perSecond, one.perSecond),
  ]
  return table(
    'One server and two with one database: rate, and processor time of the servers',
    ['', 'one', 'two', 'ratio'],
    [row('pages', pages), row('inquiries', leads)],
  )
}

export function publishReport(figures: PublishFigures): string {
  const times = ({ p50Ms, p99Ms, longestMs }: PublishFigures['atRest']) => `${ms(p50Ms)} / ${ms(p99Ms)} / ${ms(longestMs)}`
  return table(
    `${figures.publications} publications of the owner under 200 requests per second`,
    ['', ''],
    [
      ['failed requests', `${figures.failed.length} of ${figures.requests}`],
      ['a page at rest: p50 / p99 / longest', times(figures.atRest)],
      ['a page while publishing: p50 / p99 / longest', times(figures.whilePublishing)],
      ['until the new page is sent: p50 / longest', `${ms(figures.shownAfterMs.p50)} / ${ms(figures.shownAfterMs.longest)}`],
    ],
  )
}

function requestsTable({ kept, bare, notModified, file }: Throughput): string {
  const row = (name: string, load: Throughput['kept']) => {
    return [
      name,
      perSecond(load.perSecond),
      ms(load.p50Ms),
      ms(load.p99Ms),
      `${load.processorMicroseconds.toFixed(0)} µs`,
      String(load.errors),
    ]
  }
  const ratios = [
    ratio(kept.perSecond, bare.perSecond),
    ratio(kept.p50Ms, bare.p50Ms),
    ratio(kept.p99Ms, bare.p99Ms),
    ratio(kept.processorMicroseconds, bare.processorMicroseconds),
  ]
  return table(
    `Kept home page, log line included, 64 ${loadTool} connections`,
    ['', 'requests', 'p50', 'p99', 'processor time each', 'errors'],
    [
      row('our server', kept),
      row('bare node:http', bare),
      ['ratio', ...ratios, ''],
      row('our server, 304', notModified),
      row('our server, a built file', file),
    ],
  )
}

function processTable(start: StartFigures, render: RenderCost): string {
  return table(
    'Process',
    ['', ''],
    [
      ['start until the first response', `${start.startMs.toFixed(0)} ms`],
      ['a page requested right after the start, while all pages are rendered', ms(start.firstAnswerMs)],
      ['rendering the home page', ms(render.renderMs)],
      ['compressing it with Brotli, quick / best', `${ms(render.quickBrotliMs)} / ${ms(render.bestBrotliMs)}`],
      ['memory when idle', mb(start.memoryAtRestMb)],
      ['memory after load', mb(start.memoryUnderLoadMb)],
    ],
  )
}

export function leadsTable({ files, database }: LeadCosts): string {
  const engines = [{ name: 'files', cost: files }, ...(database ? [{ name: 'PostgreSQL', cost: database }] : [])]
  const row = (label: string, value: (cost: LeadCost) => string) => [label, ...engines.map(({ cost }) => value(cost))]
  return table(
    'Inquiries',
    ['', ...engines.map(({ name }) => name)],
    [
      row('processor time per lead', ({ processorMsPerLead }) => ms(processorMsPerLead)),
      row('response time p50 / p99', ({ p50Ms, p99Ms }) => `${ms(p50Ms)} / ${ms(p99Ms)}`),
      row('one flush to this disk', ({ flushMs }) => ms(flushMs)),
    ],
  )
}

function postsTable(posts: readonly PostsFigures[]): string {
  return table(
    'Posts',
    ['posts', 'start', 'home', 'blog', 'memory', 'a post not kept'],
    posts.map((row) => [
      String(row.posts),
      `${row.startMs.toFixed(0)} ms`,
      `${row.homeBytes} B`,
      `${row.blogBytes} B`,
      mb(row.memoryMb),
      ms(row.unkeptMs),
    ]),
  )
}

function bytesTable(name: string, rows: readonly PageBytes[]): string {
  return table(
    `Bytes of a first visit, Brotli as served: ${name}`,
    ['page', 'HTML', 'CSS', 'scripts', 'before hydration', 'font'],
    rows.map((row) => [
      row.path,
      String(row.html),
      String(row.styles),
      String(row.scripts),
      String(row.scriptsBeforeHydration),
      String(row.font),
    ]),
  )
}

const ratio = (value: number, to: number) => (value / to).toFixed(2)
const ms = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(2)} ms`)
const mb = (value: number) => `${value.toFixed(0)} MB`
const perSecond = (value: number) => `${Math.round(value)}/s`

export function visitReport(visits: Readonly<Record<string, readonly VisitRequest[]>>): string {
  return Object.entries(visits)
    .map(([name, requests]) => {
      const total = requests.reduce((sum, { bytes }) => sum + bytes, 0)
      const rows = requests.map(({ path, purpose, bytes }) => [path, purpose, String(bytes)])
      return table(
        `First visit to ${name} on a phone, before scrolling`,
        ['request', 'for', 'bytes with headers'],
        [...rows, [`${requests.length} requests`, '', String(total)]],
      )
    })
    .join('\n')
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}
