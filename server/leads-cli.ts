/** Entry point of the owner's commands, built as `dist/leads.js`. */

import { createSiteDelivery } from './leads/delivery/site-delivery.ts'
import { adoptFolder } from './leads/owner/adopt-folder.ts'
import { runLeadsCommand } from './leads/owner/leads-command.ts'
import { startLettersAfter } from './letter/letter-delivery.ts'
import { createSiteLetter } from './letter/site-letter.ts'
import { runOwnerCommand } from './owner-command.ts'

await runOwnerCommand(import.meta.dirname, ({ argv, config, log, store, leads, readSites, ...io }) => {
  const { admin, holder } = leads
  return runLeadsCommand(argv, {
    admin,
    createDelivery: () =>
      config.mail || config.leadsWebhook ? createSiteDelivery(config, { store, sites: readSites, holder, log }) : undefined,
    async sendLetter() {
      const letter = createSiteLetter(config, () => readSites()[0], { store, holder, log })
      await letter?.run()
      await letter?.close()
    },
    async adopt(folder) {
      const { letterWeek, ...adopted } = await adoptFolder(folder, { config, store, log })
      if (letterWeek !== undefined) await startLettersAfter(letterWeek, store.documents)
      return adopted
    },
    now: Date.now,
    ...io,
  })
})
