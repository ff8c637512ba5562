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

export type Output = { write: (text: string) => void; writeError: (text: string) => void }

/** Prints a line, and returns the exit status of a command that is done. */
export function print({ write }: Pick<Output, 'write'>, text: string): number {
  write(`${text}\n`)
  return 0
}

/** Returns the exit status of a command that is not possible. */
export function fail({ writeError }: Pick<Output, 'writeError'>, text: string): number {
  writeError(`${text}\n`)
  return 1
}

/** Returns the exit status for arguments that a command does not take. */
export function printUsage(output: Pick<Output, 'writeError'>, args: readonly string[], usage: string): number {
  fail(output, args.length === 0 ? usage : `Not understood: ${makeVisibleLine(args.join(' '))}\n\n${usage}`)
  return 2
}

/** The exit status of a command that works on the store. An error of the store becomes one sentence; any other error is a bug. */
export async function withStoreErrors(run: () => Promise<number>, output: Pick<Output, 'writeError'>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EUNKNOWN') throw error
    return fail(
      output,
      `The site's data can't be read or changed (${code}). Does this account own DATA_DIR, or is the database out of reach?`,
    )
  }
}
