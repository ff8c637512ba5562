import { ApplicationError } from '../components/application-error.tsx'
import { MessageBand } from '../components/message-band.tsx'
import type { ScreenProps } from '../screen-for.tsx'

/** What went wrong in words, and the number: for refused posts and for faults. */
export function MessagePage({ content }: ScreenProps<'message'>) {
  if (content.requestId) return <ApplicationError message={content.text} requestId={content.requestId} />
  return <MessageBand heading={content.h1} text={content.text} />
}
