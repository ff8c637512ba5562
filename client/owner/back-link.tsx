import ArrowLeft from 'lucide-react/icons/arrow-left'

export function BackLink({ href, text }: { href: string; text: string }) {
  return (
    <p className="back container">
      <a href={href} className="back-link">
        <ArrowLeft aria-hidden="true" />
        {text}
      </a>
    </p>
  )
}
