/** Entry point, built as `dist/server.js`. */
import * as nodeModule from 'node:module'
import { join } from 'node:path'

// Since Node 22, compiled code is cached next to the bundle if that folder is writable, which makes the next start faster.
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown }
enableCompileCache?.(join(import.meta.dirname, 'compile-cache'))

const { runServer } = await import('./process.ts')
await runServer(import.meta.dirname)
