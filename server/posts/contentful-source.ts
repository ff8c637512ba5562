import { setTimeout as wait } from 'node:timers/promises'
import type { ContentfulClientApi } from 'contentful'
import { field } from '../../shared/schema/is-object.ts'
import { ContentServiceError, isTransient } from './content-service-error.ts'
import { createContentfulTransport } from './contentful-transport.ts'
import type { LinkedEntities } from './linked-entities.ts'

export type ContentfulConfig = {
  spaceId: string
  accessToken: string
  environment: string
  host: { host: string; insecure: boolean }
}

/** `skipped`: entries beyond the maximum. */
export type ContentfulEntries = { entries: unknown[]; linked: LinkedEntities; skipped: number }

export type ContentfulSource = {
  /** The entries of type `blogPost`, oldest first. Rejects with a `ContentServiceError`. */
  fetchEntries(signal: AbortSignal): Promise<ContentfulEntries>
}

const defaultLimits = {
  entriesPerPage: 200,
  maxPages: 50,
  maxBytesPerResponse: 5_000_000,
  maxBytes: 32_000_000,
  deadlineMs: 10_000,
  firstRetryMs: 500,
}
export type SourceLimits = typeof defaultLimits
/** Maximum retries of one page, and the longest wait before a retry. */
const maxRetries = 2
const maxWaitMs = 3000

export function createContentfulSource(config: ContentfulConfig, limits: Partial<SourceLimits> = {}): ContentfulSource {
  const { entriesPerPage, maxPages, maxBytesPerResponse, maxBytes, deadlineMs, firstRetryMs } = { ...defaultLimits, ...limits }

  async function connect(signal: AbortSignal): Promise<ContentfulClientApi<'WITHOUT_LINK_RESOLUTION'>> {
    // Imported only if used: with a small address space, loading it crashes Node 20.
    const { createClient } = await import('contentful')
    const client = createClient({
      space: config.spaceId,
      accessToken: config.accessToken,
      environment: config.environment,
      host: config.host.host,
      insecure: config.host.insecure,
      adapter: createContentfulTransport({ signal, maxBytesPerResponse, maxBytes }),
      // `fetchPage` retries, because the client's own retries have no deadline.
      retryOnError: false,
      logHandler: () => undefined,
    })
    // We resolve links ourselves, because the client walks texts to any depth.
    return client.withoutLinkResolution
  }

  async function fetchPage(client: ContentfulClientApi<'WITHOUT_LINK_RESOLUTION'>, skip: number, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await client.getEntries({
          content_type: 'blogPost',
          limit: entriesPerPage,
          skip,
          include: 1,
          order: ['sys.createdAt', 'sys.id'],
        })
      } catch (error) {
        const failure = error instanceof ContentServiceError ? error : new ContentServiceError('malformed')
        const waitMs = failure.retryAfterMs ?? firstRetryMs * 2 ** attempt
        if (!isTransient(failure) || attempt === maxRetries || waitMs > maxWaitMs) throw failure
        await wait(waitMs, undefined, { signal }).catch(() => {
          throw failure
        })
      }
    }
  }

  async function fetchAll(signal: AbortSignal): Promise<ContentfulEntries> {
    const client = await connect(signal)
    const collected = new Map<string, unknown>()
    const assets = new Map<string, unknown>()
    const entries = new Map<string, unknown>()
    let skipped = 0
    let received = 0
    let expected = 0
    for (let page = 0; page < maxPages; page++) {
      const { items, total, includes } = readResponse(await fetchPage(client, page * entriesPerPage, signal))
      const before = collected.size
      received += items.length
      expected = Math.min(total, maxPages * entriesPerPage)
      addById(collected, items)
      addById(entries, items)
      addById(assets, field(includes, 'Asset'))
      addById(entries, field(includes, 'Entry'))
      skipped = Math.max(0, total - maxPages * entriesPerPage)
      // Also ends if the server repeats one page forever.
      if (collected.size === before || (page + 1) * entriesPerPage >= total) break
    }
    // Otherwise the missing posts would vanish from the site.
    if (received < expected) throw new ContentServiceError('incomplete')
    return { entries: [...collected.values()], linked: { assets, entries }, skipped }
  }

  return {
    async fetchEntries(stopSignal) {
      const deadline = new AbortController()
      // Not `AbortSignal.timeout`: within `AbortSignal.any`, Node may collect it before it fires.
      const timer = setTimeout(() => deadline.abort(), deadlineMs)
      try {
        return await fetchAll(AbortSignal.any([stopSignal, deadline.signal]))
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function readResponse(response: unknown) {
  const [items, total] = [field(response, 'items'), field(response, 'total')]
  const isError = field(response, 'sys', 'type') === 'Error'
  if (isError || !Array.isArray(items)) throw new ContentServiceError('malformed')
  return { items, total: typeof total === 'number' ? total : 0, includes: field(response, 'includes') }
}

function addById(map: Map<string, unknown>, list: unknown) {
  if (!Array.isArray(list)) return
  for (const item of list) {
    const id = field(item, 'sys', 'id')
    if (typeof id === 'string' && !map.has(id)) map.set(id, item)
  }
}
