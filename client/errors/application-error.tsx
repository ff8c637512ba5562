import { useMessages } from '../contexts/messages-context.ts'
import { MessageBand } from '../ui/message-band.tsx'

/** The error page, on the server and in the browser: what happened, and the phone number. */
export function ApplicationError({ message, requestId }: { message: string; requestId?: string }) {
  const { errors } = useMessages()
  return (
    <MessageBand heading={errors.application} text={message} note={requestId && errors.reference(requestId)}>
      {errors.ours}
    </MessageBand>
  )
}
