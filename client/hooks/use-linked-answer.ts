import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens the answer that the address names, on arrival and after every link to one, in browsers too that do not do it by themselves. */
export function useLinkedAnswer(container: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()

  // Before the layout scrolls to the fragment. `key`: a second press on the same link counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` asks again
  useLayoutEffect(() => {
    if (!hash) return
    // Ids are plain words; what is not one of them needs no decoding to be not found.
    const answer = document.getElementById(hash.slice(1))
    const details = container.current?.contains(answer) ? answer?.closest('details') : undefined
    if (details) details.open = true
  }, [container, hash, key])
}
