import type { LucideIconData } from '@lucide/icons'
import mail from '@lucide/icons/icons/mail'
import share2 from '@lucide/icons/icons/share-2'
import { emailShareLink, facebookShareLink } from '../../shared/blog/share-links.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolButton } from '../ui/tool-button.tsx'

/** Lucide has no logos of companies. */
const facebook: LucideIconData = {
  node: [['path', { key: 'f', d: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a1 1 0 0 1 1-1h2z' }]],
}

/** Share links for Facebook and email, and buttons for the clipboard and the system's share sheet where the browser supports them. */
export function ShareRow({ title, url, emailFooter }: { title: string; url: string; emailFooter: string }) {
  const { share } = useMessages()
  return (
    <section className="share-row" aria-label={share.label}>
      <span className="share-row-label" aria-hidden="true">
        {share.label}
      </span>
      <ul className="share-row-list">
        <li>
          <a className="tool" href={facebookShareLink(url)} target="_blank" rel="noopener">
            <Icon icon={facebook} />
            {share.facebook}
          </a>
        </li>
        <li>
          <a className="tool" href={emailShareLink({ title, text: `${share.letter(url)}\n\n${emailFooter}` })}>
            <Icon icon={mail} />
            {share.email}
          </a>
        </li>
        <li className="needs-script">
          <CopyButton url={url} />
        </li>
        <li className="needs-script">
          <SheetButton title={title} url={url} />
        </li>
      </ul>
    </section>
  )
}

function SheetButton({ title, url }: { title: string; url: string }) {
  const { share: messages } = useMessages()
  // Dismissing the share sheet is not an error.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <ToolButton needs="share" icon={share2} onClick={share}>
      <span className="share-row-more">{messages.more}</span>
    </ToolButton>
  )
}
