// npm run report: prints the weekly letter.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const report = path.join(root, 'dist', 'report.js')

// Build output goes to stderr, because `--json` writes data to stdout.
ensureBuild(root, report, '--server', ['ignore', process.stderr, process.stderr])
await import(pathToFileURL(report).href)
