import { type RefObject, useEffect, useState } from 'react'

/** True once the large range starts to scroll under the header, when the strip replaces it. */
export function useStrip(range: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!range.current) return
    const header = document.querySelector('.site-header')?.clientHeight ?? 0
    const observer = new IntersectionObserver(
      (entries) => {
        // The last one, because several may have queued up while the page was busy.
        const entry = entries.at(-1)
        if (entry) setShown(entry.boundingClientRect.top < header)
      },
      // Observes both edges of the range, because the upper one leaves first.
      { rootMargin: `-${header}px 0px 0px`, threshold: [0, 0.5, 1] },
    )
    observer.observe(range.current)
    return () => observer.disconnect()
  }, [range])
  return isShown
}
