// npm run leads: lists and manages the stored inquiries.
import { runCommand } from './run-built.mjs'

await runCommand('leads')
