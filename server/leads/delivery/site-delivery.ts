import { pathOf } from '../../../shared/addresses/routes.ts'
import { estimateInWords } from '../../../shared/estimate/estimate-text.ts'
import type { BuiltSite } from '../../../shared/pages/page-data.ts'
import { type SiteLanguages, siteIn } from '../../addresses/localized-site.ts'
import { systemClock } from '../../base/clock.ts'
import type { Config } from '../../config/config.ts'
import { ownerUrl } from '../../config/owner-url.ts'
import { createMailer } from '../../mail/mailer.ts'
import type { PictureStore, Store } from '../../store/store.ts'
import type { Lead } from '../lead.ts'
import { acknowledgementMail } from '../mail/acknowledgement.ts'
import { leadMail } from '../mail/lead-mail.ts'
import { createAcknowledge } from './acknowledge.ts'
import { createDelivery, type Delivery, type DeliveryOptions } from './delivery.ts'
import type { RenderOptions } from './lead-mailer.ts'
import { createWebhook } from './webhook.ts'

type DeliveryConfig = Pick<Config, 'siteUrl' | 'listen' | 'ownerEmails' | 'mail' | 'leadsWebhook' | 'acknowledges'>
type SiteDeliveryOptions = Pick<DeliveryOptions, 'log'> & {
  store: Store
  /** Called for each mail, because the owner may publish changes. */
  sites: () => SiteLanguages
}

export function createSiteDelivery(config: DeliveryConfig, { store, sites, log }: SiteDeliveryOptions): Delivery {
  const { mail: server, leadsWebhook } = config
  const [{ language }] = sites()
  const openPhoto = createPhotoReader(store.pictures)
  const mail = server && {
    mailer: createMailer(server),
    to: server.to,
    render(lead: Lead, options: RenderOptions) {
      const [site] = sites()
      const business = { name: site.name, timeZone: site.openingHours.timeZone }
      const pages = { estimate: estimateTexts(site, config.siteUrl), ownerUrl: ownerUrl(config) }
      return leadMail(lead, { ...server, ...pages, language: site.language, business, openPhoto }, options)
    },
  }
  const acknowledgement =
    mail &&
    config.acknowledges &&
    createAcknowledge({
      mailer: mail.mailer,
      render: (lead) =>
        acknowledgementMail(lead, { site: siteIn(sites(), lead.language), from: server.from, owner: server.to[0] ?? server.from }),
      documents: store.documents,
      clock: systemClock,
    })
  return createDelivery({
    ...{ store, log, mail },
    channels: {
      ...(leadsWebhook && { webhook: createWebhook({ ...leadsWebhook, language }) }),
      ...(acknowledgement && { acknowledgement }),
    },
  })
}

export function createPhotoReader(pictures: Pick<PictureStore, 'read'>) {
  return async function* openPhoto(id: string, name: string): AsyncGenerator<Buffer> {
    const photo = await pictures.read(`photos/${id}`, name)
    if (!photo) throw Object.assign(new Error('A photo is gone'), { code: 'ENOENT' })
    yield* photo.content
  }
}

function estimateTexts({ estimate, language, siteUrl }: BuiltSite, configuredUrl: string | undefined) {
  const address = (configuredUrl ?? siteUrl).replace(/\/$/, '') + pathOf('estimate', language)
  return (
    estimate && {
      inWords: (query: string) => estimateInWords(estimate, query),
      addressOf: (query: string) => `${address}?${query}`,
    }
  )
}
