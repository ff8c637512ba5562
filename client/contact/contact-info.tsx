import clock from '@lucide/icons/icons/clock'
import mail from '@lucide/icons/icons/mail'
import mapPin from '@lucide/icons/icons/map-pin'
import phone from '@lucide/icons/icons/phone'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useSite } from '../contexts/site-context.ts'
import { OpenHours } from '../hours/open-hours.tsx'
import type { ContentOf } from '../navigation/registered-screens.tsx'
import { Icon } from '../ui/icon.tsx'
import { NumberLink } from '../ui/number-link.tsx'
import { TextLink } from '../ui/text-link.tsx'

type Info = ContentOf<'contact'>['contact']['info']
type Item = Info['items'][number]

const icons = { phone, clock, pin: mapPin, mail }

/** Ways to reach the business, each with an icon, two lines and an optional link. */
export function ContactInfo({ info }: { info: Info }) {
  return (
    <section className="contact-info" aria-labelledby="contact-info-heading">
      <h2 className="contact-info-heading" id="contact-info-heading">
        {info.heading}
      </h2>
      <p className="contact-info-cta">{info.cta}</p>
      <ul className="contact-info-list">
        {info.items.map((item) => {
          return (
            <li key={item.id} className="contact-info-item">
              <Icon icon={icons[item.iconClass]} className="contact-info-icon" />
              <div>
                <InfoWords item={item} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function InfoWords({ item: { iconClass, infoBody01, infoBody02, link } }: { item: Item }) {
  const { telLink } = useSite()
  if (iconClass === 'clock') {
    return (
      <>
        <OpenHours />
        <p className="contact-info-text contact-info-hours">{keepTogether(infoBody01)}</p>
        <p className="contact-info-text">{infoBody02}</p>
      </>
    )
  }
  return (
    <>
      <p className="contact-info-title">{link && link !== telLink ? <TextLink href={link}>{infoBody01}</TextLink> : infoBody01}</p>
      {link === telLink && <NumberLink className="large-number contact-info-number" />}
      <p className="contact-info-text">{infoBody02}</p>
    </>
  )
}
