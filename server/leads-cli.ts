/** Entry point of the owner's commands, built as `dist/leads.js`. */

import { readPublishedSites } from './changes/published-sites.ts'
import { createSiteDelivery } from './leads/delivery/site-delivery.ts'
import { adoptFolder } from './leads/owner/adopt.ts'
import { runLeadsCommand } from './leads/owner/leads-command.ts'
import { startLettersAfter } from './letter/letter-weeks.ts'
import { createSiteLetter } from './letter/site-letter.ts'
import { runOwnerCommand } from './owner-command.ts'

await runOwnerCommand(import.meta.dirname, ({ argv, config, files, log, store, leads, ...io }) => {
  // Mails use the published words.
  const publishedSites = async () => (config.ownerEmails ? readPublishedSites(files, store.documents) : files.sites)
  return runLeadsCommand(argv, {
    admin: leads.admin,
    async createDelivery() {
      if (!config.mail && !config.leadsWebhook) return undefined
      const sites = await publishedSites()
      return createSiteDelivery(config, { store, sites: () => sites, log })
    },
    async sendLetter() {
      const [site] = await publishedSites()
      const letter = createSiteLetter(config, () => site, { store, log })
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
