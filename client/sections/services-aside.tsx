import { useMessages } from '../contexts/messages-context.ts'
import { PhoneBlock } from './phone-block.tsx'
import { ServiceIndex } from './service-index.tsx'

/** The sidebar with all services and the phone number. */
export function ServicesAside({ heading }: { heading: string }) {
  const { nav } = useMessages()
  return (
    <aside className="sidebar" aria-label={nav.aside}>
      <div className="sidebar-inner">
        <ServiceIndex />
        <PhoneBlock heading={heading} />
      </div>
    </aside>
  )
}
