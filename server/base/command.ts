import { type ParseArgsConfig, parseArgs } from 'node:util'
import { errorCode } from './error-code.ts'
import { makeVisibleLine } from './visible-text.ts'

/** Undefined if there are arguments that the command does not take. */
export function parseArguments<const Config extends ParseArgsConfig>(args: readonly string[], config: Config) {
  try {
    return parseArgs({ ...config, args: [...args] })
  } catch {
    return undefined
  }
}

/** What a command prints for arguments that it does not take. */
export const usageError = (args: readonly string[], usage: string): string =>
  args.length === 0 ? usage : `Not understood: ${makeVisibleLine(args.join(' '))}\n\n${usage}`

/** The exit status of a command that works on the store. An error of the store becomes one sentence; any other error is a bug. */
export async function withStoreErrors(run: () => Promise<number>, writeError: (text: string) => void): Promise<number> {
  try {
    return await run()
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EUNKNOWN') throw error
    writeError(`The site's data can't be read or changed (${code}). Does this account own DATA_DIR, or is the database out of reach?\n`)
    return 1
  }
}
