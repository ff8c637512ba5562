import { useEffect, useState } from 'react'

/** Wide enough for the panel beside the lines of the hero. */
const wide = '(min-width: 80em)'

/** Whether the panel would cover nothing of the first screen: it has been scrolled away, or there is room beside it. */
export function useIsPastFirstScreen(): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const update = () => {
      if (matchMedia(wide).matches || scrollY >= innerHeight) setPast(true)
    }
    // The visitor may have scrolled before the script was there.
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [])
  return isPast
}
