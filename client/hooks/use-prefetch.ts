import { useEffect } from 'react'
import type { PageSource } from '../page-source.ts'

/** Loads the chunk of a page when a visitor points at, touches or focuses a link to it, unless data is to be saved. */
export function usePrefetch(source: PageSource | undefined) {
  useEffect(() => {
    if (!source || savesData()) return
    const onInterest = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && link.origin === location.origin && !link.target) source.prefetch(link.href)
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const
    for (const name of events) document.addEventListener(name, onInterest, { passive: true })
    return () => {
      for (const name of events) document.removeEventListener(name, onInterest)
    }
  }, [source])
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
