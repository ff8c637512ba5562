import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens the answer whose id is the fragment, and its group, on load and after each click on a link to it. Some browsers do not do that themselves. */
export function useLinkedAnswer(container: RefObject<HTMLElement | null>, unfold: () => void) {
  const { hash, key } = useLocation()

  // A layout effect, so it runs before `useScrollAndFocus` scrolls to the fragment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` repeats it when the same link is clicked again
  useLayoutEffect(() => {
    if (!hash) return
    // Ids need no percent-encoding, so an encoded fragment matches none.
    const answer = document.getElementById(hash.slice(1))
    const details = container.current?.contains(answer) ? answer?.closest('details') : undefined
    if (!details) return
    details.open = true
    // Done before React does it, because `useScrollAndFocus` scrolls now. All groups are unfolded, because folding one above would move the
    // answer.
    details.closest('[hidden]')?.removeAttribute('hidden')
    unfold()
  }, [container, unfold, hash, key])
}
