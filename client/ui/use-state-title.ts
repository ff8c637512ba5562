import { useEffect } from 'react'

/** Replaces the document's title while there is a `stateTitle`, such as the result of a form. */
export function useStateTitle(title: string, stateTitle: string | undefined) {
  useEffect(() => {
    if (!stateTitle) return
    document.title = stateTitle
    return () => {
      // During navigation the title already belongs to the next page.
      if (document.title === stateTitle) document.title = title
    }
  }, [title, stateTitle])
}
