import type { SiteFiles } from '../addresses/built-site.ts'
import type { SiteLanguages } from '../addresses/localized-site.ts'
import type { DocumentStore } from '../store/store.ts'
import { readChanges, readPublication } from './change-documents.ts'
import { createComposeSite } from './composed-site.ts'

/** For commands that run beside the server: the sites as they are published now. */
export async function readPublishedSites(files: SiteFiles, documents: Pick<DocumentStore, 'read'>): Promise<SiteLanguages> {
  const publication = await readPublication(documents)
  if (!publication) return files.sites
  const composer = createComposeSite(files)
  return composer.publicSites(composer.composeWhatFits(publication.record), String(publication.version))
}

/** The owner's changes, for a developer who copies them into the set. */
export async function readEdits(files: SiteFiles, documents: Pick<DocumentStore, 'read'>) {
  const { published, draft } = await readChanges(documents)
  const record = published?.record ?? {}
  return { published: record, drafts: draft, setAside: createComposeSite(files).composeWhatFits(record).setAside }
}
