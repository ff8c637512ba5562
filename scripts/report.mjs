// npm run report: prints the weekly letter.
import { runCommand } from './run-built.mjs'

await runCommand('report')
