import type { ReactNode } from 'react'
import { useSite } from '../contexts/site-context.ts'

type MessageBandProps = { heading: string; text: string; children?: ReactNode; note?: string }

/** A heading, what happened, and the phone number. */
export function MessageBand({ heading, text, children, note }: MessageBandProps) {
  const { phoneNumber, telLink } = useSite()
  return (
    <section className="band message-band">
      <div className="container">
        <h1>{heading}</h1>
        <p className="page-lead">{text}</p>
        {children && <p className="message-band-text">{children}</p>}
        <a className="page-number" href={telLink}>
          {phoneNumber}
        </a>
        {note && <p className="message-band-note">{note}</p>}
      </div>
    </section>
  )
}
