// npm run leads: the owner's view of the stored inquiries.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const leads = path.join(root, 'dist', 'leads.js')

// Standard output belongs to the command: `export` writes CSV there.
ensureBuild(root, leads, '--server', ['ignore', process.stderr, process.stderr])
await import(pathToFileURL(leads).href)
