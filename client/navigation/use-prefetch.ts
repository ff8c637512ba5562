import { useEffect } from 'react'
import { property } from '../property.ts'
import type { PageSource } from './page-source.ts'

/** Prefetches a page when the visitor points at, touches or focuses a link to it, unless the browser is set to save data. */
export function usePrefetch(source: PageSource | undefined) {
  useEffect(() => {
    if (!source || savesData()) return
    const onInterest = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && isPageLink(link)) source.prefetch(link.pathname)
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const
    for (const name of events) document.addEventListener(name, onInterest, { passive: true })
    return () => {
      for (const name of events) document.removeEventListener(name, onInterest)
    }
  }, [source])
}

/** Pages end in a slash, files do not. Links to other languages (`hreflang`) do a full load. */
function isPageLink({ origin, pathname, search, target, hreflang }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.endsWith('/') && pathname !== location.pathname && !search && !target && !hreflang
}

const savesData = (): boolean => property(property(navigator, 'connection'), 'saveData') === true
