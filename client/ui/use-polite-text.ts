import { useEffect, useRef, useState } from 'react'

const minIntervalMs = 1000

/** Text for a live region: it changes at most once a second, and is empty until the first change. */
export function usePoliteText(text: string): string {
  const [announced, setAnnounced] = useState('')
  const initial = useRef<string | undefined>(text)
  const lastAt = useRef(0)
  useEffect(() => {
    if (text === initial.current) return
    initial.current = undefined
    const wait = Math.max(minIntervalMs - (Date.now() - lastAt.current), 0)
    const timer = setTimeout(() => {
      lastAt.current = Date.now()
      setAnnounced(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}
