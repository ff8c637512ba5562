import type { ReactNode } from 'react'
import { TextLink } from './text-link.tsx'

type ButtonLinkProps = {
  href: string
  /** `accent` is the one main action of its place. */
  kind?: 'accent' | 'outline'
  className?: string
  children: ReactNode
}

/** A link that looks like a button; buttons themselves carry the same classes. */
export function ButtonLink({ href, kind = 'outline', className, children }: ButtonLinkProps) {
  return (
    <TextLink href={href} className={['button', `button-${kind}`, className].filter(Boolean).join(' ')}>
      {children}
    </TextLink>
  )
}
