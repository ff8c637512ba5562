// npm run owner: links for signing in to the owner's pages.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const owner = path.join(root, 'dist', 'owner.js')

// Build output goes to stderr, so that stdout has only the link.
ensureBuild(root, owner, '--server', ['ignore', process.stderr, process.stderr])
await import(pathToFileURL(owner).href)
