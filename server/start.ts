/** Entry point, built as `dist/server.js`. */
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// V8's space for new objects stays at its first size. It would grow to 32 MB while all pages are rendered, and never shrink under load.
// Set before the compile cache, which depends on V8's flags.
setFlagsFromString('--semi-space-growth-factor=1')

// Since Node 22, compiled code is cached next to the bundle if that folder is writable, which makes the next start faster.
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown }
enableCompileCache?.(join(import.meta.dirname, 'compile-cache'))

const { runServer } = await import('./process.ts')
await runServer(import.meta.dirname)
