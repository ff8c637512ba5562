/** Entry point of the owner's commands, built as `dist/leads.js`. */

import { runLeadsCommand } from './leads/leads-command.ts'
import { createSiteDelivery } from './leads/site-delivery.ts'
import { createSiteLetter } from './letter/site-letter.ts'
import { runOwnerCommand } from './owner-command.ts'

await runOwnerCommand(import.meta.dirname, ({ argv, config, log, leads, readSites, ...io }) =>
  runLeadsCommand(argv, {
    admin: leads.admin,
    createDelivery: () => (config.mail || config.leadsWebhook ? createSiteDelivery(config, readSites(), leads, log) : undefined),
    async sendLetter() {
      const letter = createSiteLetter(config, readSites()[0], { admin: leads.admin, log })
      await letter?.run()
      await letter?.close()
    },
    now: Date.now,
    ...io,
  }),
)
