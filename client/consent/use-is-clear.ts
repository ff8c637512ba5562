import { type RefObject, useEffect, useState } from 'react'

/** From `md` up the panel is in the lower right corner. */
const wide = '(min-width: 768px)'

/**
 * Whether the panel may be shown: on phones only after the first screen has been scrolled past, and never over the hero's text or the
 * focused element.
 */
export function useIsClear(panel: RefObject<HTMLElement | null>): boolean {
  const [isClear, setClear] = useState(false)
  useEffect(() => {
    let isPast = false
    const update = () => {
      isPast ||= matchMedia(wide).matches || scrollY >= innerHeight
      setClear(isPast && !isCovering(panel.current))
    }
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const
    for (const name of events) addEventListener(name, update, { passive: true })
    // The visitor may have scrolled before the script loaded, and the next page may have a different hero.
    const observer = new MutationObserver(update)
    const main = document.querySelector('main')
    if (main) observer.observe(main, { childList: true })
    update()
    return () => {
      for (const name of events) removeEventListener(name, update)
      observer.disconnect()
    }
  }, [panel])
  return isClear
}

function isCovering(panel: HTMLElement | null): boolean {
  if (!panel || panel.contains(document.activeElement)) return false
  const box = panel.getBoundingClientRect()
  const lines = [...document.querySelectorAll('.hero :is(h1, p, a, li, button)')]
  const focused = document.activeElement
  return [...lines, ...(focused && focused.id !== 'content' && focused !== document.body ? [focused] : [])].some((element) =>
    overlaps(element.getBoundingClientRect(), box),
  )
}

const overlaps = (a: DOMRect, b: DOMRect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
