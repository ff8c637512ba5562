import { useEffect, useState } from 'react'
import { useMessages } from '../document/messages-context.ts'

const shownAfterMs = 300

/** A thin bar at the top while the next page loads, with a text for screen readers. Most pages load before it appears. */
export function NavigationBar({ isLoading }: { isLoading: boolean }) {
  const { nav } = useMessages()
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
    <div className="navigation-bar" role="status" data-loading={isSlow || undefined}>
      {isSlow && <span className="visually-hidden">{nav.loading}</span>}
    </div>
  )
}
