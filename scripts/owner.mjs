// npm run owner: links for signing in to the owner's pages.
import { runCommand } from './run-built.mjs'

await runCommand('owner')
