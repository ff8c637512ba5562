import { useEffect, useRef, useState } from 'react'

const everyMs = 1000

/** A text that changes at most once a second, for a status that assistive technology reads out. It is empty until something changes. */
export function usePoliteText(text: string): string {
  const [said, setSaid] = useState('')
  const first = useRef<string | undefined>(text)
  const lastAt = useRef(0)
  useEffect(() => {
    if (text === first.current) return
    first.current = undefined
    const wait = Math.max(everyMs - (Date.now() - lastAt.current), 0)
    const timer = setTimeout(() => {
      lastAt.current = Date.now()
      setSaid(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
