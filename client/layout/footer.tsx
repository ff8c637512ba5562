import arrowUp from '@lucide/icons/icons/arrow-up'
import { Link } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { NumberLink } from '../ui/number-link.tsx'
import { QuoteLink } from '../ui/quote-link.tsx'
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
          <Fold as="h2" className="site-footer-heading" label={footer.heading}>
            {footer.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Fold>
        </div>
        <FooterLinks
          id="footer-services"
          heading={nav.services}
          links={services.map((service) => ({ title: service.name, href: service.href }))}
          page={page}
        />
        <FooterLinks id="footer-links" heading={nav.links} links={navigation} page={page} />
        <section aria-labelledby="footer-hours">
          <Fold as="h2" className="site-footer-heading" id="footer-hours" label={nav.hours}>
            <p>{keepTogether(openingHours.summary)}</p>
            <NumberLink className="site-footer-link" />
            <QuoteLink className="site-footer-link" />
          </Fold>
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
      <Fold as="h2" className="site-footer-heading" id={id} label={heading}>
        <ul className="site-footer-list">
          {links.map((link) => (
            <li key={link.href}>
              <Link to={link.href} className="site-footer-link" aria-current={currentState(link.href, page)}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}
