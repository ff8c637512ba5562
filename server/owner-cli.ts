/** Entry point of `npm run owner`, built as `dist/owner.js`. */
import { systemClock as clock } from './base/clock.ts'
import { readEdits } from './changes/published-sites.ts'
import { ownerOrigin } from './config/owner-url.ts'
import { runOwnerPagesCommand } from './owner/owner-command.ts'
import { createSessions } from './owner/sessions.ts'
import { createSignIn } from './owner/sign-in.ts'
import { runOwnerCommand } from './owner-command.ts'

await runOwnerCommand(import.meta.dirname, ({ argv, config, files, store: { documents }, write, writeError }) => {
  const { ownerEmails: owners } = config
  const access = owners && {
    owners,
    signIn: createSignIn({ documents, owners, clock }),
    sessions: createSessions({ documents, owners, clock }),
    origin: ownerOrigin(config),
  }
  return runOwnerPagesCommand(argv, { access, readEdits: () => readEdits(files, documents), write, writeError })
})
