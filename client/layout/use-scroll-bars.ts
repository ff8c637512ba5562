import { useEffect } from 'react'

/** Marks browsers whose scroll bars take no space, so that the style sheet reserves none while a modal dialog is open. */
export function useScrollBars() {
  useEffect(() => {
    const measure = () => {
      // While a modal dialog is open the page cannot scroll, so there is nothing to measure.
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
