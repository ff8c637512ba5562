/** Process entry: takes `LoadOptions` as JSON on standard input, prints a `LoadResult`. */
import { json } from 'node:stream/consumers'
import { load } from './load.ts'

const options = await json(process.stdin)
// Written by our own parent process.
process.stdout.write(JSON.stringify(await load(options as Parameters<typeof load>[0])))
