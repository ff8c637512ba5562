/** Entry point of `npm run owner`, built as `dist/owner.js`. */
import { systemClock as clock } from './base/clock.ts'
import { ownerOrigin } from './config/owner-url.ts'
import { createSessions } from './owner/sessions.ts'
import { createSignIn } from './owner/sign-in.ts'
import { runSignInCommand } from './owner/sign-in-command.ts'
import { runOwnerCommand } from './owner-command.ts'

await runOwnerCommand(import.meta.dirname, ({ argv, config, store: { documents }, write, writeError }) => {
  const { ownerEmails: owners } = config
  const access = owners && {
    signIn: createSignIn({ documents, owners, clock }),
    sessions: createSessions({ documents, owners, clock }),
    origin: ownerOrigin(config),
  }
  return runSignInCommand(argv, { access, write, writeError })
})
