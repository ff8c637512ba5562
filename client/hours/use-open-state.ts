import { useEffect, useState } from 'react'
import type { CurrentHours } from '../../shared/hours/current-hours.ts'
import { type OpenState, openState } from '../../shared/hours/open-state.ts'
import { useMessages } from '../contexts/messages-context.ts'

const minuteMs = 60_000

/** Open or closed, updated at each full minute. Undefined until hydration, because the server's page may be cached. */
export function useOpenState(hours: CurrentHours): OpenState | undefined {
  const messages = useMessages().hours
  const [state, setState] = useState<OpenState>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      clearTimeout(timer)
      const now = new Date()
      const next = openState(hours, now, messages)
      setState((shown) => (shown?.text === next.text ? shown : next))
      timer = setTimeout(update, minuteMs - (now.getTime() % minuteMs) + 50)
    }
    update()
    // Browsers throttle timers of hidden pages, and timers stop while a computer sleeps.
    document.addEventListener('visibilitychange', update)
    addEventListener('pageshow', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
      removeEventListener('pageshow', update)
    }
  }, [hours, messages])

  return state
}
