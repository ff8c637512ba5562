import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useIsLive } from '../hooks/use-is-live.ts'
import { useMessages } from '../messages/messages-context.ts'
import { usePath, useSite } from '../site-context.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { MeasuredDrawing } from '../ui/measured-drawing.tsx'
import { followPresses, hidePopover, isPopoverOpen } from '../ui/popover.ts'
import { currentState } from './current-link.ts'

const panelId = 'services-menu'

/**
 * 'Services' in the top bar: a link, and a disclosure button beside it. The panel is a popover, so the button, Escape and a press
 * elsewhere work without script; hovering opens it by style alone, closing 200 ms after the pointer has left.
 */
export function ServicesMenu({ title, page }: { title: string; page: PageData }) {
  const { services, estimate } = useSite()
  const { nav } = useMessages()
  const path = usePath('services')
  const estimatePath = usePath('estimate')
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isDismissed = useDismissal(panel)
  const readState = () => setOpen(panel.current !== null && isPopoverOpen(panel.current))
  // It may have been opened before the page was live.
  useEffect(readState, [])
  useEffect(() => (button.current && panel.current ? followPresses(button.current, panel.current) : undefined), [])
  // Until script follows the panel, the browser alone tells its state: in the markup `popovertarget` rules out the attribute.
  const isExpanded = useIsLive() ? isOpen : undefined
  const closeOnLeave = (event: FocusEvent<HTMLDivElement>) => {
    const hasLeft = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)
    if (hasLeft && panel.current) hidePopover(panel.current)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of its links and button, and offers nothing itself
    <div
      className="services-menu"
      data-dismissed={isDismissed.value || undefined}
      onPointerEnter={isDismissed.forget}
      onPointerLeave={isDismissed.forget}
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
        <ChevronDown aria-hidden="true" />
        <span className="visually-hidden">{nav.showAll(title)}</span>
      </button>
      <div ref={panel} id={panelId} popover="auto" className="services-menu-panel" onToggle={readState}>
        <ul className="services-menu-list">
          {services.map((service) => (
            <li key={service.id}>
              <Link to={service.href} className="services-menu-link" aria-current={currentState(service.href, page)}>
                <MeasuredDrawing name={service.mark} decorative />
                <span>{service.name}</span>
              </Link>
            </li>
          ))}
          <li className="services-menu-all">
            <ArrowLink href={path}>{nav.allServices}</ArrowLink>
          </li>
          {estimate && (
            <li className="services-menu-all">
              <ArrowLink href={estimatePath}>{estimate}</ArrowLink>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

/** Escape and a followed link close a hovered panel until the pointer has left it (WCAG 1.4.13). */
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
  return { value, forget: () => setValue(false) }
}
