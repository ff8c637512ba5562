import { useMessages } from '../contexts/messages-context.ts'
import { ServiceLinks } from '../layout/service-links.tsx'
import { PhoneBlock } from './phone-block.tsx'

/** The sidebar with all services and the phone number. */
export function ServicesAside({ heading }: { heading: string }) {
  const { nav } = useMessages()
  return (
    <aside className="sidebar" aria-label={nav.aside}>
      <div className="sidebar-inner">
        <nav aria-label={nav.allServices}>
          <ServiceLinks className="service-index" />
        </nav>
        <PhoneBlock heading={heading} />
      </div>
    </aside>
  )
}
