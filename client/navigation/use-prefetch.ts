import { useEffect } from 'react'
import type { PageSource } from './page-source.ts'

const intentMs = 100

/** Prefetches a page when the visitor stays on a link to it for a moment, unless the browser is set to save data. */
export function usePrefetch(source: PageSource | undefined) {
  useEffect(() => {
    if (!source || savesData()) return
    let timer: number | undefined
    const onInterest = ({ target }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest('a') : null
      if (link) timer = window.setTimeout(() => isPageLink(link) && source.prefetch(link.pathname), intentMs)
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const
    for (const name of events) document.addEventListener(name, onInterest, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of events) document.removeEventListener(name, onInterest)
    }
  }, [source])
}

/** Pages end in a slash, files do not. Links to other languages (`hreflang`) do a full load. */
function isPageLink({ origin, pathname, search, target, hreflang }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.endsWith('/') && pathname !== location.pathname && !search && !target && !hreflang
}

const savesData = (): boolean => Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true
