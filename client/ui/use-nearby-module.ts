import { type RefObject, useEffect, useState } from 'react'

/** Loads an element's script when the element comes near the viewport. If that fails, the HTML stays as it is. */
export function useNearbyModule<T>(element: RefObject<Element | null>, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ module: T }>()

  useEffect(() => {
    if (!element.current) return
    let isUnmounted = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        load().then(
          (module) => {
            if (!isUnmounted) setLoaded({ module })
          },
          () => undefined,
        )
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => {
      isUnmounted = true
      observer.disconnect()
    }
  }, [element, load])

  return loaded?.module
}
