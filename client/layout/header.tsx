import menu from '@lucide/icons/icons/menu'
import phone from '@lucide/icons/icons/phone'
import { Link } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { usePath, useSite } from '../contexts/site-context.ts'
import { Icon } from '../ui/icon.tsx'
import { openDialog } from '../ui/open-dialog.ts'
import { QuoteLink } from '../ui/quote-link.tsx'
import { ColorModeButton } from './color-mode-button.tsx'
import { currentState } from './current-link.ts'
import { Drawer, drawerId } from './drawer.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { ServicesMenu } from './services-menu.tsx'

export function Header({ page }: { page: PageData }) {
  const { navigation, phoneNumber, telLink, header } = useSite()
  const { nav } = useMessages()
  const servicesPath = usePath('services')
  return (
    <header className="site-header">
      <div className="site-header-bar container">
        <Logo />
        <nav className="site-nav" aria-label={nav.main}>
          <ul className="site-nav-list">
            {navigation
              .filter((link) => !link.hideFromTopNav)
              .map((link) => (
                <li key={link.href}>
                  {link.href === servicesPath ? (
                    <ServicesMenu title={link.title} page={page} />
                  ) : (
                    <Link to={link.href} className="site-nav-link" aria-current={currentState(link.href, page)}>
                      {link.title}
                    </Link>
                  )}
                </li>
              ))}
          </ul>
        </nav>
        <LanguageLinks page={page} className="site-header-language" />
        <ColorModeButton className="site-header-mode" />
        {header.showsQuote && <QuoteLink className="site-header-quote" />}
        <a href={telLink} className="button button-accent site-header-call">
          <Icon icon={phone} className="site-header-call-icon" />
          <span className="site-header-call-words">
            {header.phoneLabel && <span className="site-header-call-label">{header.phoneLabel} </span>}
            <span className="site-header-call-number">{phoneNumber}</span>
          </span>
        </a>
        <button
          type="button"
          className="icon-button site-header-menu"
          popoverTarget={drawerId}
          onClick={openDialog(drawerId)}
          aria-haspopup="dialog"
        >
          <Icon icon={menu} />
          <span className="visually-hidden">{nav.menu}</span>
        </button>
      </div>
      <Drawer page={page} />
    </header>
  )
}
