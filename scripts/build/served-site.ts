import path from 'node:path'
import { type Environment, readConfig } from '../../server/config.ts'
import { readEnvFile } from '../../server/env-file.ts'

/** The content set that `npm start` serves: the environment's, the `.env` file's, or the default. */
export function servedSite(root: string, env: Environment): string {
  const name = env.SITE || readEnvFile(path.join(root, '.env')).SITE
  return readConfig(name ? { SITE: name } : {}, { folder: root }).site
}
