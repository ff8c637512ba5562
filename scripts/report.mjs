// npm run report: what the website did in a week.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const report = path.join(root, 'dist', 'report.js')

// Standard output belongs to the command: `--json` writes data there.
ensureBuild(root, report, '--server', ['ignore', process.stderr, process.stderr])
await import(pathToFileURL(report).href)
