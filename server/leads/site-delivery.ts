import { join } from 'node:path'
import { estimateInWords } from '../../shared/estimate/estimate-text.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { pathOf } from '../../shared/pages/routes.ts'
import { type SiteLanguages, siteIn } from '../addresses/localized-site.ts'
import type { Config } from '../config/config.ts'
import { createMailer } from '../mail/mailer.ts'
import { createAcknowledge } from './acknowledge.ts'
import { acknowledgementMail } from './acknowledgement.ts'
import { Delivery, type DeliveryOptions } from './delivery.ts'
import type { Lead } from './lead.ts'
import { leadMail } from './lead-mail.ts'
import type { Leads } from './leads.ts'
import { createWebhook } from './webhook.ts'

function estimateTexts({ estimate, language, siteUrl }: BuiltSite, configuredUrl: string | undefined) {
  const address = (configuredUrl ?? siteUrl).replace(/\/$/, '') + pathOf('estimate', language)
  return (
    estimate && {
      inWords: (query: string) => estimateInWords(estimate, query),
      addressOf: (query: string) => `${address}?${query}`,
    }
  )
}

type DeliveryConfig = Pick<Config, 'siteUrl' | 'mail' | 'leadsWebhook' | 'acknowledges'>

/** Creates delivery with the mail server and webhook of the configuration and the texts of the content set. */
export function createSiteDelivery(config: DeliveryConfig, sites: SiteLanguages, leads: Leads, log: DeliveryOptions['log']): Delivery {
  const [site] = sites
  const { mail, leadsWebhook, acknowledges } = config
  const business = { name: site.name, timeZone: site.openingHours.timeZone }
  const { smtp, from, to } = mail ?? { smtp: undefined, from: '', to: [] }
  const { queue, index, fs, clock } = leads
  const { language } = site
  const mailer = smtp && createMailer({ smtp })
  const [owner = from] = to
  const render = (lead: Lead) => acknowledgementMail(lead, { site: siteIn(sites, lead.language), from, owner })
  const folder = join(leads.folder, 'acknowledged')
  return new Delivery({
    ...{ queue, index, mailer, to, log },
    async renderMail(lead, { attachesPhotos } = { attachesPhotos: true }) {
      const estimate = estimateTexts(site, config.siteUrl)
      return leadMail(lead, { language, business, from, to, estimate, photos: await leads.photos.of(lead), attachesPhotos })
    },
    channels: {
      ...(leadsWebhook && { webhook: createWebhook({ ...leadsWebhook, language }) }),
      ...(acknowledges && mailer && { acknowledgement: createAcknowledge({ mailer, render, fs, folder, clock }) }),
    },
  })
}
