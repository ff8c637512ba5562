import { MessageBand } from './message-band.tsx'

/** The page of a fault, on the server and in the browser: what happened, and the number that works all the same. */
export function ApplicationError({ message, requestId }: { message: string; requestId?: string }) {
  return (
    <MessageBand heading="Unexpected Application Error!" text={message} note={requestId && `Reference: ${requestId}`}>
      The fault is ours. Load the page again in a moment, or call us: the phone works.
    </MessageBand>
  )
}
