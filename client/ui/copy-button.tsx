import check from '@lucide/icons/icons/check'
import copySheets from '@lucide/icons/icons/copy'
import { useState } from 'react'
import { useMessages } from '../contexts/messages-context.ts'
import { showNotice } from './notice.ts'
import { ToolButton } from './tool-button.tsx'

/** Copies an address. */
export function CopyButton({ url }: { url: string }) {
  const { share } = useMessages()
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
    <ToolButton needs="clipboard" icon={isCopied ? check : copySheets} onClick={copy}>
      <span>{isCopied ? share.copied : share.copy}</span>
    </ToolButton>
  )
}
