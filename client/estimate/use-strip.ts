import { type RefObject, useEffect, useState } from 'react'

/** True as soon as the large range begins to leave under the header, when the strip takes its place. */
export function useStrip(range: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!range.current) return
    const header = document.querySelector('.site-header')?.clientHeight ?? 0
    const observer = new IntersectionObserver(
      ([entry]) => entry && setShown(entry.boundingClientRect.top < header),
      // Both edges of the range: the upper one leaves first.
      { rootMargin: `-${header}px 0px 0px`, threshold: [0, 0.5, 1] },
    )
    observer.observe(range.current)
    return () => observer.disconnect()
  }, [range])
  return isShown
}
