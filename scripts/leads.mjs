// npm run leads: lists and manages the stored inquiries.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const leads = path.join(root, 'dist', 'leads.js')

// Build output goes to stderr, because `export` writes CSV to stdout.
ensureBuild(root, leads, '--server', ['ignore', process.stderr, process.stderr])
await import(pathToFileURL(leads).href)
