import check from '@lucide/icons/icons/check'
import copySheets from '@lucide/icons/icons/copy'
import { useState } from 'react'
import { useMessages } from '../contexts/messages-context.ts'
import { Icon } from './icon.tsx'
import { showNotice } from './notice.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Copies an address. Invisible until it works, but always takes its space, so that nothing shifts. */
export function CopyButton({ url, className }: { url: string; className: string }) {
  const { share } = useMessages()
  const isHydrated = useIsHydrated()
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === url
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(url, location.href).href)
      setCopied(url)
      await showNotice({ status: 'success', title: share.didCopy })
    } catch {
      await showNotice({ status: 'warning', title: share.didNotCopy, text: share.copyYourself })
    }
  }
  return (
    <button
      type="button"
      className={`copy-button ${className}`}
      data-ready={(isHydrated && 'clipboard' in navigator) || undefined}
      onClick={copy}
    >
      {isCopied ? <Icon icon={check} /> : <Icon icon={copySheets} />}
      <span>{isCopied ? share.copied : share.copy}</span>
    </button>
  )
}
