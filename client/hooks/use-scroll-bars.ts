import { useEffect } from 'react'

/** Tells the style sheet where scroll bars take no room: a dialog that holds the page still must not leave room for one. */
export function useScrollBars() {
  useEffect(() => {
    const measure = () => {
      // Held still, the page says nothing of its scroll bars.
      if (document.querySelector(':modal')) return
      const { clientWidth, dataset } = document.documentElement
      if (innerWidth === clientWidth) dataset.scrollBars = 'none'
      else delete dataset.scrollBars
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
}
