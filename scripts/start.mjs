// npm start: builds what is missing or stale, then runs the server in this process.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = path.join(root, 'dist', 'server.js')

ensureBuild(root, server, '--served', 'inherit')
await import(pathToFileURL(server).href)
