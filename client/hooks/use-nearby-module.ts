import { type RefObject, useEffect, useState } from 'react'

/** Loads what an element needs to be more than HTML when it comes near the viewport. A failed load leaves the HTML as it is. */
export function useNearbyModule<T>(element: RefObject<Element | null>, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ module: T }>()

  useEffect(() => {
    if (!element.current) return
    let isGone = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        load().then(
          (module) => {
            if (!isGone) setLoaded({ module })
          },
          () => undefined,
        )
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [element, load])

  return loaded?.module
}
