import { ApplicationError } from '../../errors/application-error.tsx'
import type { ScreenProps } from '../../navigation/registered-screens.tsx'
import { MessageBand } from '../../ui/message-band.tsx'

/** Says what went wrong, with the phone number: for rejected forms and server errors. */
export function MessagePage({ content }: ScreenProps<'message'>) {
  if (content.requestId) return <ApplicationError message={content.text} requestId={content.requestId} />
  return <MessageBand heading={content.h1} text={content.text} />
}
