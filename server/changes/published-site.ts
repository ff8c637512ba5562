import type { BuiltSite } from '../../shared/pages/page-data.ts'
import type { PerLanguage } from '../addresses/localized-site.ts'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import type { Logger } from '../base/log.ts'
import { createLoop } from '../base/loop.ts'
import type { DocumentStore } from '../store/store.ts'
import { publishedName, readPublication } from './change-documents.ts'
import type { ComposeSite } from './composed-site.ts'

/** Every process looks for a new publication this often. */
const lookEveryMs = 2_000

type PublishedSiteOptions = {
  documents: Pick<DocumentStore, 'read' | 'version'>
  composer: ComposeSite
  /** Called with the sites of each publication, in order. */
  use(sites: PerLanguage<BuiltSite>): void
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock: Pick<Clock, 'after'>
}

export type PublishedSite = ReturnType<typeof createPublishedSite>

/** Follows the publications of all processes. If the store is out of reach or a publication cannot be read, nothing changes. */
export function createPublishedSite({ documents, composer, use, log, clock }: PublishedSiteOptions) {
  let current = 0
  const loop = createLoop({
    run: readNew,
    waitMs: () => lookEveryMs,
    report: (error) => log.warn({ code: errorCode(error), err: error }, 'publications could not be read: trying again'),
    clock,
  })

  async function readNew(signal: AbortSignal): Promise<void> {
    const version = await documents.version(publishedName)
    if (version === current || signal.aborted) return
    const publication = await readPublication(documents)
    const composed = composer.composeWhatFits(publication?.record ?? {})
    if (composed.setAside.length > 0)
      log.warn({ places: composed.setAside }, 'changes of the owner no longer fit the content set: they are set aside')
    current = publication?.version ?? 0
    use(composer.publicSites(composed, String(current)))
    log.info({ version: current }, 'a publication of the owner is shown')
  }

  return {
    /** Looks now, and then every two seconds. */
    look: loop.wake,
    close: loop.close,
  }
}
