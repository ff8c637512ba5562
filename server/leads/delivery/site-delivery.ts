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
import { createWebhook } from './webhook.ts'

type DeliveryConfig = Pick<Config, 'siteUrl' | 'listen' | 'ownerEmails' | 'mail' | 'leadsWebhook' | 'acknowledges'>
type SiteDeliveryOptions = Pick<DeliveryOptions, 'log'> & {
  store: Store
  /** Called for each mail, because the owner may publish changes. */
  sites: () => SiteLanguages
}

export function createSiteDelivery(config: DeliveryConfig, { store, sites, log }: SiteDeliveryOptions): Delivery {
  const { leadsWebhook } = config
  const [{ language }] = sites()

  const mail = config.mail && ownersMail(config.mail, { config, site: () => sites()[0], pictures: store.pictures })
  const acknowledgement =
    mail &&
    config.acknowledges &&
    createAcknowledge({
      mailer: mail.mailer,
      render: (lead) =>
        acknowledgementMail(lead, { site: siteIn(sites(), lead.language), from: mail.from, owner: mail.to[0] ?? mail.from }),
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

type MailOptions = { config: DeliveryConfig; site: () => BuiltSite; pictures: PictureStore }

function ownersMail({ smtp, from, to }: NonNullable<Config['mail']>, { config, site, pictures }: MailOptions) {
  const shared = { openPhoto: createPhotoReader(pictures), ownerUrl: ownerUrl(config), from, to }
  const options = ({ language, name, openingHours, ...shown }: BuiltSite) => ({
    language,
    business: { name, timeZone: openingHours.timeZone },
    estimate: estimateTexts({ language, ...shown }, config.siteUrl),
    ...shared,
  })
  return {
    mailer: createMailer({ smtp, from }),
    render: (lead: Lead, render: Parameters<typeof leadMail>[2]) => leadMail(lead, options(site()), render),
    ...{ from, to },
  }
}

export function createPhotoReader(pictures: Pick<PictureStore, 'read'>) {
  return async function* openPhoto(id: string, name: string): AsyncGenerator<Buffer> {
    const photo = await pictures.read(`photos/${id}`, name)
    if (!photo) throw Object.assign(new Error('A photo is gone'), { code: 'ENOENT' })
    yield* photo.content
  }
}

function estimateTexts(
  { estimate, language, siteUrl }: Pick<BuiltSite, 'estimate' | 'language' | 'siteUrl'>,
  configuredUrl: string | undefined,
) {
  const address = (configuredUrl ?? siteUrl).replace(/\/$/, '') + pathOf('estimate', language)
  return (
    estimate && {
      inWords: (query: string) => estimateInWords(estimate, query),
      addressOf: (query: string) => `${address}?${query}`,
    }
  )
}
