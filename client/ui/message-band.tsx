import type { ReactNode } from 'react'
import { Band } from './band.tsx'
import { NumberLink } from './number-link.tsx'

type MessageBandProps = { heading: string; text: string; children?: ReactNode; note?: string }

/** A heading, what happened, and the phone number. */
export function MessageBand({ heading, text, children, note }: MessageBandProps) {
  return (
    <Band>
      <h1>{heading}</h1>
      <p className="page-lead">{text}</p>
      {children && <p className="message-band-text">{children}</p>}
      <NumberLink className="large-number page-number" />
      {note && <p className="message-band-note">{note}</p>}
    </Band>
  )
}
