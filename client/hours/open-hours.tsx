import { useId } from 'react'
import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'
import { RuledList } from '../ui/ruled-list.tsx'
import { OpenState } from './open-state.tsx'
import { useHoverPopover } from './use-hover-popover.ts'

/** The open state as a button that shows the week's hours: at once on click or key, after a delay on hover. */
export function OpenHours() {
  const { openingHours } = useSite()
  const { hours: messages } = useMessages()
  const id = useId()
  const { triggerRef, popoverRef } = useHoverPopover()
  return (
    <>
      <button ref={triggerRef} type="button" className="open-hours" popoverTarget={id}>
        <OpenState />
        <span className="visually-hidden">{messages.all}</span>
      </button>
      <div ref={popoverRef} id={id} className="open-hours-panel" popover="auto">
        <RuledList rows={openingHours.rows.map(({ days, hours }) => ({ label: days, value: hours }))} />
      </div>
    </>
  )
}
