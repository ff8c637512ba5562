import { useEffect, useState } from 'react'
import { useMessages } from '../contexts/messages-context.ts'
import { NumberLink } from '../ui/number-link.tsx'

const shownAfterMs = 300

type NavigationBarProps = { isLoading: boolean; isOffline: boolean }

/**
 * A thin bar at the top while the next page loads, with text for screen readers. Most pages load before it appears. A lost connection shows
 * a notice here instead of a toast, because the code for toasts may not be loaded.
 */
export function NavigationBar({ isLoading, isOffline }: NavigationBarProps) {
  const { nav, errors } = useMessages()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setSlow(true), shownAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])
  return (
    <>
      <div className="navigation-bar" role="status" data-loading={isSlow || undefined}>
        {isSlow && <span className="visually-hidden">{nav.loading}</span>}
      </div>
      {isOffline && (
        <div className="problem offline" role="alert">
          <p>
            <strong>{errors.offline}</strong>
          </p>
          <p>
            {errors.backOnline} <NumberLink />
          </p>
        </div>
      )}
    </>
  )
}
