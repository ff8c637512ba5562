import { readdir, realpath, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../base/errors.ts'
import type { Logger } from '../../base/log.ts'
import type { Config } from '../../config/config.ts'
import { openStore } from '../../store/open-store.ts'
import { type DayFigures, type LeadRecord, leadStates, type Store } from '../../store/store.ts'
import { createOldLayout } from './old-layout.ts'

type AdoptOptions = {
  config: Pick<Config, 'site' | 'dataDir' | 'databaseUrl'>
  store: Store
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

type Adopted = { leads: number; pictures: number; days: number; documents: number; letterWeek: string | undefined }

/** `folder` is a `DATA_DIR`, of this release or of the first one. Nothing in it is changed, and no server may be using it. */
export async function adoptFolder(folder: string, options: AdoptOptions): Promise<Adopted> {
  const { site } = options.config
  if (!(await isFolder(folder))) throw new StartError(`${folder} is not a folder that this account can read`)
  // Earlier releases had no lease.
  if (await isFolder(folder, 'leads', 'lease'))
    throw new StartError(`${folder} is the folder of one business. Name the DATA_DIR that it is in: ${dirname(resolve(folder))}`)
  // `SITE/` is from this release, the others are from an earlier one.
  const parts = await Promise.all([site, 'leads', 'counts'].map((name) => isFolder(folder, name)))
  if (!parts.includes(true))
    throw new StartError(`${folder} has no data of ${site}: a DATA_DIR has a folder ${site}/, that of an earlier release leads/`)
  return adopt(folder, options)
}

const isFolder = (...parts: string[]) =>
  stat(join(...parts)).then(
    (stats) => stats.isDirectory(),
    () => false,
  )

/** Copies a folder's data of this business into the store, whatever its engine. Existing data stays as it is. */
async function adopt(folder: string, { config, store, log }: AdoptOptions): Promise<Adopted> {
  const { site, dataDir, databaseUrl } = config
  const result: Adopted = { leads: 0, pictures: 0, days: 0, documents: 0, letterWeek: undefined }
  const known = new Set((await store.leads.heads(leadStates)).map(({ id }) => id))

  async function addLead(lead: LeadRecord, readPhoto: (name: string) => Promise<AsyncIterable<Buffer> | undefined>): Promise<void> {
    if (known.has(lead.id)) return
    for (const { name } of lead.photos) {
      const content = await readPhoto(name)
      if (content) await store.pictures.write(`photos/${lead.id}`, name, content)
      if (content) result.pictures += 1
    }
    const state = lead.state === 'sending' ? 'pending' : lead.state
    await store.leads.add({ ...lead, state })
    known.add(lead.id)
    result.leads += 1
  }

  /** Adopted sources are listed, because the figures do not show whether they have been added already. */
  async function addCounts(source: string, day: string, figures: DayFigures): Promise<void> {
    const list = await store.documents.read('adopted/counts')
    const sources: unknown[] = Array.isArray(list?.value) ? list.value : []
    if (sources.includes(source)) return
    await store.counts.add(day, figures)
    await store.documents.write('adopted/counts', [...sources, source], list?.version ?? 0)
    result.days += 1
  }

  const old = createOldLayout(folder, site)
  for await (const lead of old.leads()) await addLead(lead, async (name) => old.readPhoto(lead.id, name))
  for await (const { source, day, figures } of old.counts()) await addCounts(source, day, figures)
  result.letterWeek = await old.letterWeek()

  const root = join(folder, site)
  const placeOf = (path: string) => realpath(path).catch(() => undefined)
  const [from, own] = [await placeOf(root), databaseUrl === undefined ? await placeOf(join(dataDir, site)) : undefined]
  // From the store's own folder, only data of release 1 is copied.
  if (from === undefined || from === own) return result
  const source = openStore({ site, dataDir: folder, databaseUrl: undefined, log })
  for (const lead of await source.leads.read(await source.leads.heads(leadStates))) {
    await addLead(lead, async (name) => (await source.pictures.read(`photos/${lead.id}`, name))?.content)
  }
  const media = new Set((await store.pictures.list('media')).map(({ name }) => name))
  for (const { name } of await source.pictures.list('media')) {
    const picture = media.has(name) ? undefined : await source.pictures.read('media', name)
    if (!picture) continue
    await store.pictures.write('media', name, picture.content)
    result.pictures += 1
  }
  for (const [day, figures] of await source.counts.days('0000', '9999')) await addCounts(`${site}/${day}`, day, figures)
  for (const kind of (await readdir(root)).filter((name) => !['leads', 'media', 'counts', 'adopted'].includes(name))) {
    for (const { name, value, savedAt } of await source.documents.list(kind)) {
      // The retention period of a lead counts from the last change of its note, not from the move.
      if ((await store.documents.write(name, value, 0, 0, savedAt)) !== undefined) result.documents += 1
    }
  }
  return result
}
