import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ask } from './ask.ts'
import { startBenchServer } from './bench-server.ts'
import { processorMs } from './process-usage.ts'
import { quantile, timed } from './quantile.ts'
import { ms, table } from './table.ts'
import { settledHome } from './throughput.ts'

type LeadCost = { leads: number; processorMsPerLead: number; p50Ms: number; p99Ms: number; flushMs: number }

type LeadCosts = { files: LeadCost; database: LeadCost | undefined }

/** The cost of storing an inquiry in files, and in the database of `DATABASE_URL` if there is one. */
export async function measureLeads(site: string, leads: number, databaseUrl = process.env.DATABASE_URL): Promise<LeadCosts> {
  const files = await measureLeadsWith(site, leads, {})
  return { files, database: databaseUrl ? await measureLeadsWith(site, leads, { DATABASE_URL: databaseUrl }) : undefined }
}

export function leadsReport({ files, database }: LeadCosts): string {
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

/** The server's processor time, the response time, and one flush to disk for comparison. */
async function measureLeadsWith(site: string, leads: number, env: Record<string, string>): Promise<LeadCost> {
  const server = await startBenchServer(site, { CONTACT_RATE_LIMIT: String(leads + 100), ...env })
  try {
    await settledHome(server.port)
    // Unique to this run, because a database remembers what earlier runs sent.
    const run = Date.now()
    for (let warm = 0; warm < 20; warm += 1) await postLead(server.port, `warm ${run}-${warm}`)
    const before = processorMs(server.pid)
    const times: number[] = []
    for (let lead = 0; lead < leads; lead += 1) times.push(await postLead(server.port, `lead ${run}-${lead}`))
    const spent = processorMs(server.pid) - before
    const [p50Ms, p99Ms] = [quantile(times, 0.5), quantile(times, 0.99)]
    return { leads, processorMsPerLead: spent / leads, p50Ms, p99Ms, flushMs: await flushTime() }
  } finally {
    await server.stop()
  }
}

function postLead(port: number, comment: string): Promise<number> {
  const form = new URLSearchParams({ 'form-name': 'contact', name: 'Ana Castillo', email: 'ana@example.com', phone: '', comment })
  return timed(async () => {
    const { status } = await ask(port, '/', { Accept: 'application/json' }, form)
    if (status !== 201) throw new Error(`A lead got status ${status}`)
  })
}

async function flushTime(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-flush-'))
  const rounds = 100
  const spent = await timed(async () => {
    for (let round = 0; round < rounds; round += 1) {
      const file = await open(path.join(folder, String(round)), 'wx')
      await file.write('x'.repeat(500))
      await file.sync()
      await file.close()
    }
  })
  await rm(folder, { recursive: true })
  return spent / rounds
}
