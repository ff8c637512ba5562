import { parseArguments } from '../base/command.ts'
import { StartError } from '../base/errors.ts'

type ServerCommand = { kind: 'serve' } | { kind: 'help' } | { kind: 'check'; isSendingTest: boolean }

export const serverUsage = `Usage: node dist/server.js [--check [--send-test]]

  --check      checks the configuration, reports every error and exits
  --send-test  with --check: also sends a test inquiry to the owner's mailbox
  --help       shows this text

Without an option it serves the site. The configuration is read from environment
variables and from the file .env; .env.example documents each variable.
`

export function parseServerCommand(args: readonly string[]): ServerCommand {
  const options = { check: { type: 'boolean' }, 'send-test': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
  const values = parseArguments(args, { options })?.values
  if (!values) throw new StartError(`Unknown option.\n\n${serverUsage}`)
  if (values.help) return { kind: 'help' }
  return values.check || values['send-test'] ? { kind: 'check', isSendingTest: values['send-test'] ?? false } : { kind: 'serve' }
}
