import type { ReactNode } from 'react'

/** `news` is information, `done` confirms the owner's last action. */
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
