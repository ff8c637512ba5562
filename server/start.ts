/** Process entry: becomes `dist/server.js`. */
import * as nodeModule from 'node:module'
import { join } from 'node:path'

// From Node 22 on, compiled code is kept beside the bundle where that folder can be written: the next start is sooner.
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown }
enableCompileCache?.(join(import.meta.dirname, 'compile-cache'))

const { runServer } = await import('./process.ts')
await runServer(import.meta.dirname)
