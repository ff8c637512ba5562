import arrowLeft from '@lucide/icons/icons/arrow-left'
import { Icon } from '../ui/icon.tsx'

export function BackLink({ href, text }: { href: string; text: string }) {
  return (
    <p className="back container">
      <a href={href} className="back-link">
        <Icon icon={arrowLeft} />
        {text}
      </a>
    </p>
  )
}
