import { readConfig } from '../../server/config/config.ts'
import type { Environment } from '../../server/config/config-reader.ts'
import { readEnvironment } from '../../server/config/env-file.ts'
import { siteNames } from './set-folders.ts'

/** The content set that `npm start` serves. Throws the server's own configuration errors before anything is built. */
export function servedSite(root: string, env: Environment): string {
  return readConfig(readEnvironment(root, env), { folder: root, sites: siteNames(root, env) }).site
}
