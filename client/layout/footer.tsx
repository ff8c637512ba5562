import arrowUp from '@lucide/icons/icons/arrow-up'
import { Link } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../document/messages-context.ts'
import { useSite } from '../document/site-context.ts'
import { Icon } from '../ui/icon.tsx'
import { ColorModeChoice } from './color-mode-choice.tsx'
import { currentState } from './current-link.ts'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'

export function Footer({ page }: { page: PageData }) {
  const { footer, services, navigation, openingHours, name, year, license, tags } = useSite()
  const { nav } = useMessages()
  return (
    <footer className="site-footer">
      <div className="site-footer-columns container">
        <div className="site-footer-about">
          <h2 className="site-footer-heading">{footer.heading}</h2>
          {footer.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <FooterLinks
          id="footer-services"
          heading={nav.services}
          links={services.map((service) => ({ title: service.name, href: service.href }))}
          page={page}
        />
        <FooterLinks id="footer-links" heading={nav.links} links={navigation} page={page} />
        <section aria-labelledby="footer-hours">
          <h2 className="site-footer-heading" id="footer-hours">
            {nav.hours}
          </h2>
          <p className="site-footer-hours">{keepTogether(openingHours.summary)}</p>
        </section>
      </div>
      <div className="site-footer-bar container">
        <Logo />
        <p className="site-footer-text">
          {`© ${year} ${name}. ${footer.text} `}
          {license && <br />}
          {license}
        </p>
        <LanguageLinks page={page} className="site-footer-link" />
        {tags && (
          <button type="button" className="site-footer-link privacy-choices needs-script">
            {tags.words.label}
          </button>
        )}
        <ColorModeChoice name="footer-color-mode" />
        <a href="#top" className="site-footer-top">
          {nav.top} <Icon icon={arrowUp} />
        </a>
      </div>
    </footer>
  )
}

type FooterLinksProps = { id: string; heading: string; links: { title: string; href: string }[]; page: PageData }

function FooterLinks({ id, heading, links, page }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 className="site-footer-heading" id={id}>
        {heading}
      </h2>
      <ul className="site-footer-list">
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className="site-footer-link" aria-current={currentState(link.href, page)}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
