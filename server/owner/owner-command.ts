import { ownerPaths } from '../../client/owner/owner-paths.ts'
import { fail, type Output, parseArguments, print, printUsage } from '../base/command.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { enterAddress } from './sign-in-mail.ts'

type CommandIo = Output & {
  /** Undefined without `OWNER_EMAILS`. */
  access:
    | { owners: readonly string[]; signIn: Pick<SignIn, 'issueLink' | 'cancel'>; sessions: Pick<Sessions, 'endAll'>; origin: string }
    | undefined
  /** Prints what the owner has changed. */
  readEdits: () => Promise<object>
}

const usage = `Usage: npm run owner -- COMMAND     (or: node dist/owner.js COMMAND)

  link ADDRESS       prints a link that signs this address of OWNER_EMAILS in, once, for 15 minutes
  sign-out ADDRESS   signs the address out everywhere
  edits              prints what was changed on the owner's pages, as JSON (use npm run -s, so that npm prints nothing else)`

/** For broken mail, a lost phone, and a developer who copies the changes. Exit status: 0 done, 1 not possible, 2 usage error. */
export async function runOwnerPagesCommand(argv: readonly string[], { access, readEdits, ...io }: CommandIo): Promise<number> {
  const [name, address, ...rest] = parse(argv)
  if (name === 'help') return print(io, usage)
  if (name === 'edits' && address === undefined) return print(io, JSON.stringify(await readEdits(), undefined, 2))
  if ((name !== 'link' && name !== 'sign-out') || address === undefined || rest.length > 0) return printUsage(io, argv, usage)
  const email = address.trim().toLowerCase()
  if (!access) return fail(io, 'Nobody may sign in. Set OWNER_EMAILS.')
  if (!access.owners.includes(email)) return fail(io, 'This address is not in OWNER_EMAILS')
  const { signIn, sessions, origin } = access
  if (name === 'link') {
    const token = await signIn.issueLink(email)
    if (token === undefined) throw new Error('An owner gets no link')
    return print(io, enterAddress(origin, token, ownerPaths.requests))
  }
  await sessions.endAll(email)
  await signIn.cancel(email)
  return print(io, 'Signed out everywhere')
}

function parse(argv: readonly string[]): string[] {
  const options = { help: { type: 'boolean', short: 'h' } } as const
  const { positionals = [], values } = parseArguments(argv, { options, allowPositionals: true }) ?? {}
  return values?.help ? ['help'] : positionals
}
