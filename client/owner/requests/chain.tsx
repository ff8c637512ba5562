import check from '@lucide/icons/icons/check'
import { type LeadStatus, leadStatuses } from '../../../shared/contact/lead-statuses.ts'
import { Icon } from '../../ui/icon.tsx'
import { useOwner } from '../owner-context.ts'

/** The statuses as buttons of the form around them: one tap saves the note too. The bar ends at the current status. */
export function Chain({ current }: { current: LeadStatus }) {
  const { statuses } = useOwner().messages.requests
  const at = current === 'lost' ? -1 : leadStatuses.indexOf(current)
  return (
    <ol className="chain">
      {leadStatuses.map((name, index) => (
        <li key={name} className={index < at ? 'step step-done' : 'step'}>
          <button type="submit" name="status" value={name} className="step-button" aria-current={name === current ? 'step' : undefined}>
            {name === current && <Icon icon={check} />}
            {statuses[name]}
          </button>
        </li>
      ))}
    </ol>
  )
}
