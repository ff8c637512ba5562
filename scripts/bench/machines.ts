import { Agent, get } from 'node:http'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { postLead } from './lead-cost.ts'
import { processorMs } from './process-usage.ts'
import { median } from './quantile.ts'
import { ms, perSecond, ratio, table } from './table.ts'
import { settledHome } from './throughput.ts'

/** `processorMs` is per request, and counts only the servers. */
type Rate = { perSecond: number; processorMs: number }
type MachinesFigures = { pages: [one: Rate, two: Rate]; leads: [one: Rate, two: Rate] }

type Setup = { used: BenchServer[]; pages: Rate[]; leads: Rate[] }

const rounds = 5
const clients = 32

/**
 * Compares one server with two that share a database, in alternating rounds. On a machine with two cores, the clients and the database
 * take theirs from the servers, so the processor time per request says more than the rate.
 */
export async function measureMachines(site: string, databaseUrl: string): Promise<MachinesFigures> {
  const env = { DATABASE_URL: databaseUrl, CONTACT_RATE_LIMIT: '100000' }
  const servers: BenchServer[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const run = Date.now()
  let sent = 0
  const page = ({ port }: BenchServer) => getHome(port, agent)
  // From many clients: the posts of one client would wait for each other at the row of its rate limit.
  const lead = ({ port }: BenchServer) => {
    sent += 1
    return postLead(port, `lead ${run}-${sent}`, `198.18.${sent >> 8}.${sent & 255}`)
  }
  const setupOf = (count: number): Setup => ({ used: servers.slice(0, count), pages: [], leads: [] })
  try {
    for (const core of [0, 1] as const) servers.push(await startBenchServer(site, env, core))
    const [one, two] = [setupOf(1), setupOf(2)]
    for (const { port } of servers) await settledHome(port)
    for (let round = 0; round <= rounds; round += 1) {
      for (const { used, pages, leads } of [one, two]) {
        pages.push(await measure(used, 4000, page))
        leads.push(await measure(used, 200, lead))
      }
    }
    return { pages: [middle(one.pages), middle(two.pages)], leads: [middle(one.leads), middle(two.leads)] }
  } finally {
    agent.destroy()
    for (const server of servers) await server.stop()
  }
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

/** Each client waits for its response. Clients alternate between the servers. */
async function measure(servers: readonly BenchServer[], count: number, send: (server: BenchServer) => Promise<unknown>): Promise<Rate> {
  const used = () => servers.reduce((sum, { pid }) => sum + processorMs(pid), 0)
  const [usedBefore, startedAt] = [used(), performance.now()]
  let next = 0
  const client = async () => {
    while (next < count) {
      const server = servers[next++ % servers.length]
      if (server) await send(server)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: (count * 1000) / (performance.now() - startedAt), processorMs: (used() - usedBefore) / count }
}

/** Without the first round, which warms up the compiler. */
const middle = ([_, ...rates]: Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  processorMs: median(rates.map(({ processorMs }) => processorMs)),
})

function getHome(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`The home page got ${response.statusCode}`))))
    }).on('error', reject)
  })
}
