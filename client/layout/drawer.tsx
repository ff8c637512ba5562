import chevronDown from '@lucide/icons/icons/chevron-down'
import phone from '@lucide/icons/icons/phone'
import x from '@lucide/icons/icons/x'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { usePath, useSite } from '../contexts/site-context.ts'
import { OpenState } from '../hours/open-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { closeFromBackdrop, showModal } from '../ui/open-dialog.ts'
import { isPopoverOpen } from '../ui/popover.ts'
import { QuoteLink } from '../ui/quote-link.tsx'
import { ColorModeChoice } from './color-mode-choice.tsx'
import { currentState } from './current-link.ts'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { ServiceLinks } from './service-links.tsx'

export const drawerId = 'menu'

/** The menu on small screens: a popover that its button opens without script, a modal dialog once hydrated. */
export function Drawer({ page }: { page: PageData }) {
  const { navigation, openingHours, phoneNumber, telLink, estimate } = useSite()
  const { nav, call } = useMessages()
  const servicesPath = usePath('services')
  const estimatePath = usePath('estimate')
  const dialog = useRef<HTMLDialogElement>(null)
  const location = useLocation()
  const openedAt = useRef(location)
  // A layout effect, so it runs before `useScrollAndFocus` focuses the new heading, which is inert while the drawer is open.
  useLayoutEffect(() => {
    // Not on mount: the drawer may have been opened before hydration.
    if (openedAt.current !== location) dialog.current?.close()
    openedAt.current = location
  }, [location])
  useEffect(() => {
    if (dialog.current && isPopoverOpen(dialog.current)) showModal(dialog.current)
  }, [])
  useCloseWhenWide(dialog)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog ref={dialog} id={drawerId} popover="auto" className="drawer" aria-label={nav.menu} onClick={closeFromBackdrop}>
      <div className="drawer-body">
        <div className="drawer-head">
          <Logo />
          <a href={telLink} className="button button-accent drawer-head-call" aria-label={call(phoneNumber)}>
            <Icon icon={phone} />
          </a>
          <button
            type="button"
            className="icon-button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            onClick={() => dialog.current?.close()}
          >
            <Icon icon={x} />
            <span className="visually-hidden">{nav.closeMenu}</span>
          </button>
        </div>
        <nav className="drawer-scroll" aria-label={nav.menu}>
          <ul>
            {navigation
              .filter((link) => !link.hideFromTopNav)
              .map((link) => (
                <li key={link.href} className="drawer-item">
                  {link.href === servicesPath ? (
                    <DrawerServices title={link.title} page={page} />
                  ) : (
                    <Link to={link.href} className="drawer-link" aria-current={currentState(link.href, page)}>
                      {link.title}
                    </Link>
                  )}
                </li>
              ))}
          </ul>
          <LanguageLinks page={page} className="drawer-link" />
          <dl className="drawer-hours">
            {openingHours.rows.map((row) => (
              <div key={row.days} className="drawer-hours-row">
                <dt>{row.days}</dt>
                <dd>{row.hours}</dd>
              </div>
            ))}
          </dl>
        </nav>
        <div className="drawer-foot">
          <a href={telLink} className="button button-accent drawer-call">
            <Icon icon={phone} />
            <span>{phoneNumber}</span>
          </a>
          <div className="drawer-ways">
            {estimate && (
              <Link to={estimatePath} className="button button-outline">
                {estimate}
              </Link>
            )}
            <QuoteLink className="button button-outline" />
          </div>
          <div className="drawer-state">
            <OpenState />
            <ColorModeChoice name="drawer-color-mode" />
          </div>
        </div>
      </div>
    </dialog>
  )
}

/** Closes the drawer from `lg` up (as in header.css), where the header shows the links itself. */
function useCloseWhenWide(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const wide = matchMedia('(min-width: 62em)')
    const close = () => wide.matches && dialog.current?.close()
    close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [dialog])
}

function DrawerServices({ title, page }: { title: string; page: PageData }) {
  const { nav } = useMessages()
  const servicesPath = usePath('services')
  return (
    <details className="drawer-group" open={page.content.screen === 'services' || page.content.screen === 'service'}>
      <summary className="drawer-link">
        {title}
        <Icon icon={chevronDown} />
      </summary>
      <ServiceLinks className="drawer-services" page={page}>
        <li>
          <Link to={servicesPath} className="drawer-services-link drawer-services-all" aria-current={currentState(servicesPath, page)}>
            {nav.allServices}
          </Link>
        </li>
      </ServiceLinks>
    </details>
  )
}
