import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../base/errors.ts'
import type { Logger } from '../../base/log.ts'
import type { Config } from '../../config/config.ts'
import { type Adopted, adopt } from '../../store/adopt.ts'
import type { Progress, Store } from '../../store/store.ts'
import { delivered, deliveredBefore, isChannelKey, refused } from '../delivery/progress.ts'

type AdoptOptions = { config: Pick<Config, 'site' | 'dataDir' | 'databaseUrl'>; store: Store; log: Pick<Logger, 'info' | 'warn' | 'error'> }

export async function adoptFolder(folder: string, { config, store, log }: AdoptOptions): Promise<Adopted> {
  if (!(await isFolder(folder))) throw new StartError(`${folder} is not a folder that this account can read`)
  // Earlier releases had no lease.
  if (await isFolder(folder, 'leads', 'lease'))
    throw new StartError(`${folder} is the folder of one business. Name the DATA_DIR that it is in: ${dirname(resolve(folder))}`)
  // `SITE/` is from this release, the others are from an earlier one.
  const parts = await Promise.all([config.site, 'leads', 'counts'].map((name) => isFolder(folder, name)))
  if (!parts.includes(true))
    throw new StartError(
      `${folder} has no data of ${config.site}: a DATA_DIR has a folder ${config.site}/, that of an earlier release leads/`,
    )
  const dataDir = config.databaseUrl === undefined ? config.dataDir : undefined
  return adopt({ folder, site: config.site, store, dataDir, log, progressOf })
}

const isFolder = (...parts: string[]) =>
  stat(join(...parts)).then(
    (stats) => stats.isDirectory(),
    () => false,
  )

/** Release 1 did not record how many photos a mail had, so all count as mentioned in it, but not as attached. */
function progressOf(marks: Readonly<Record<string, 'delivered' | 'refused'>>): Progress {
  const markOf = (key: string) => (isChannelKey(key) ? delivered(0) : deliveredBefore)
  return Object.fromEntries(Object.entries(marks).map(([key, fate]) => [key, fate === 'refused' ? refused : markOf(key)]))
}
