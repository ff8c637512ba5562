import type { BuiltSite } from '../../shared/page-data.ts'
import type { Config } from '../config.ts'
import { leadMail } from '../mail/lead-mail.ts'
import { createMailer } from '../mail/mailer.ts'
import { Delivery, type DeliveryOptions } from './delivery.ts'
import type { Leads } from './leads.ts'

/** Delivery with the mail server of the configuration and the words of the content set. */
export function createSiteDelivery({ mail }: Pick<Config, 'mail'>, site: BuiltSite, leads: Leads, log: DeliveryOptions['log']): Delivery {
  const business = { name: site.name, timeZone: site.openingHours.timeZone }
  const { smtp, from, to } = mail ?? { smtp: undefined, from: '', to: [] }
  const { queue, index } = leads
  const language = site.languages[0] ?? site.language
  return new Delivery({
    ...{ queue, index, to, log },
    mailer: smtp && createMailer({ smtp }),
    renderMail: (lead) => leadMail(lead, { language, business, from, to }),
  })
}
