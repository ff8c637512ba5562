import chevronDown from '@lucide/icons/icons/chevron-down'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { usePath, useSite } from '../contexts/site-context.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { emulatePopoverTarget, hidePopover, isPopoverOpen } from '../ui/popover.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { currentState } from './current-link.ts'
import { ServiceLinks } from './service-links.tsx'

const panelId = 'services-menu'

/**
 * 'Services' in the top bar: a link with a disclosure button. The panel is a popover, so the button, Escape and clicks outside work
 * without script. On hover, only CSS opens it, and closes it 200 ms after the pointer has left.
 */
export function ServicesMenu({ title, page }: { title: string; page: PageData }) {
  const { estimate } = useSite()
  const { nav } = useMessages()
  const path = usePath('services')
  const estimatePath = usePath('estimate')
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const dismissal = useDismissal(panel)
  const readState = () => setOpen(panel.current !== null && isPopoverOpen(panel.current))
  // It may have been opened before hydration.
  useEffect(readState, [])
  useEffect(() => (button.current && panel.current ? emulatePopoverTarget(button.current, panel.current) : undefined), [])
  // Not in the server's markup: HTML does not allow `aria-expanded` beside `popovertarget`, which exposes the state itself.
  const isExpanded = useIsHydrated() ? isOpen : undefined
  const closeOnLeave = (event: FocusEvent<HTMLDivElement>) => {
    const hasLeft = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)
    if (hasLeft && panel.current) hidePopover(panel.current)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to events of its links and button
    <div
      className="services-menu"
      data-dismissed={dismissal.value || undefined}
      onPointerEnter={dismissal.reset}
      onPointerLeave={dismissal.reset}
      onBlur={closeOnLeave}
    >
      <Link to={path} className="site-nav-link" aria-current={currentState(path, page)}>
        {title}
      </Link>
      <button
        ref={button}
        type="button"
        className="services-menu-button"
        popoverTarget={panelId}
        aria-expanded={isExpanded}
        aria-controls={panelId}
      >
        <Icon icon={chevronDown} />
        <span className="visually-hidden">{nav.showAll(title)}</span>
      </button>
      <div ref={panel} id={panelId} popover="auto" className="services-menu-panel" onToggle={readState}>
        <ServiceLinks className="services-menu-list" page={page}>
          <li className="services-menu-all">
            <ArrowLink href={path}>{nav.allServices}</ArrowLink>
            {estimate && <ArrowLink href={estimatePath}>{estimate}</ArrowLink>}
          </li>
        </ServiceLinks>
      </div>
    </div>
  )
}

/** After Escape or navigation, hides a hovered panel until the pointer has left it (WCAG 1.4.13). */
function useDismissal(panel: { current: HTMLDivElement | null }) {
  const [value, setValue] = useState(false)
  const location = useLocation()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
  useEffect(() => {
    if (!isFirst.current) {
      if (panel.current) hidePopover(panel.current)
      setValue(true)
    }
    isFirst.current = false
  }, [location, panel])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setValue(true)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { value, reset: () => setValue(false) }
}
