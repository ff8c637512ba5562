// npm start: builds what is missing or stale, then runs the server in this process. The script in package.json says `exec` so that a
// signal to npm reaches it; what follows `||` is for Windows, whose shell has no `exec`.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = path.join(root, 'dist', 'server.js')

ensureBuild(root, server, '--served', 'inherit')
await import(pathToFileURL(server).href)
