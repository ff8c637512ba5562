import { useEffect, useState } from 'react'
import { type OpenState, openState } from '../../shared/contact/hours.ts'
import type { OpeningHours } from '../../shared/content/site-types.ts'
import { useMessages } from '../messages/messages-context.ts'
import { useSite } from '../site-context.ts'

const minuteMs = 60_000

/** Open or closed, right within a second of each full minute. Unknown until the page is live: what the server says may be cached. */
export function useOpenState(hours: OpeningHours): OpenState | undefined {
  const { language } = useSite()
  const messages = useMessages().hours
  const [state, setState] = useState<OpenState>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      clearTimeout(timer)
      const now = new Date()
      const next = openState(hours, now, { messages, language })
      setState((shown) => (shown?.text === next.text ? shown : next))
      timer = setTimeout(update, minuteMs - (now.getTime() % minuteMs) + 50)
    }
    update()
    // Timers of a hidden page are held back, and stand still while a laptop sleeps.
    document.addEventListener('visibilitychange', update)
    addEventListener('pageshow', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
      removeEventListener('pageshow', update)
    }
  }, [hours, language, messages])

  return state
}
