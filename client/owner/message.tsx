import type { ReactNode } from 'react'

/** News is something to know, done is what the owner has just done. */
export type OwnerMessage = { kind: 'news' | 'done'; heading: string; text?: ReactNode }

export function Message({ kind, heading, text }: OwnerMessage) {
  return (
    <div className="container">
      <div className={`message message-${kind}`} role="status">
        <p className="message-heading">{heading}</p>
        {text && <p className="message-text">{text}</p>}
      </div>
    </div>
  )
}
