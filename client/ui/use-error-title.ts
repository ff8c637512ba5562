import { useEffect } from 'react'
import { useMessages } from '../contexts/messages-context.ts'

/** Announces errors in the document's title while there are any. */
export function useErrorTitle(title: string, hasErrors: boolean) {
  const { errors } = useMessages()
  useEffect(() => {
    if (!hasErrors) return
    const errorTitle = errors.title(title)
    document.title = errorTitle
    return () => {
      // During navigation the title already belongs to the next page.
      if (document.title === errorTitle) document.title = title
    }
  }, [errors, title, hasErrors])
}
