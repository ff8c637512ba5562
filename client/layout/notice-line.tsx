import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'
import { TextLink } from '../ui/text-link.tsx'

/** One line above the header, between the first and the last day of the set's notice. The server decides whether it is shown. */
export function NoticeLine() {
  const { notice } = useSite()
  const { nav } = useMessages()
  if (!notice) return null
  const text = keepTogether(notice.text)
  return (
    <section className="notice-line" aria-label={nav.notice}>
      <div className="container">
        <p>{notice.href ? <TextLink href={notice.href}>{text}</TextLink> : text}</p>
      </div>
    </section>
  )
}
