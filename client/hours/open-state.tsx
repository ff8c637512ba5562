import { useSite } from '../contexts/site-context.ts'
import { useOpenState } from './use-open-state.ts'

/** 'Open now until 5 PM'. Without script it shows the opening hours. */
export function OpenState() {
  const { openingHours } = useSite()
  const state = useOpenState(openingHours)
  return (
    <span className="open-state" data-state={state?.status}>
      {state?.text ?? openingHours.summary}
    </span>
  )
}
