// npm start: builds what is missing or stale, then runs the server in this process. The script in package.json says `exec` so that a
// signal to npm reaches it; what follows `||` is for Windows, whose shell has no `exec`.
import { runBuilt } from './run-built.mjs'

await runBuilt('server', { build: '--served' })
