import { useEffect } from 'react'
import { useMessages } from '../messages/messages-context.ts'

/** Says in the document's title that the page came back with errors, for as long as it has them. */
export function useErrorTitle(title: string, hasErrors: boolean) {
  const { errors } = useMessages()
  useEffect(() => {
    if (!hasErrors) return
    const errorTitle = errors.title(title)
    document.title = errorTitle
    return () => {
      // On the way to another page the title is that page's already.
      if (document.title === errorTitle) document.title = title
    }
  }, [errors, title, hasErrors])
}
