import printer from '@lucide/icons/icons/printer'
import type { EstimateMessages } from '../../shared/pages/page-content.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'

type EstimateActionsProps = { messages: EstimateMessages; sendHref: string; address: string | undefined }

/** Leads to the form that sends the estimate, copies its address, or prints it. While errors are shown, all lead to the wrong field. */
export function EstimateActions({ messages, sendHref, address }: EstimateActionsProps) {
  return (
    <div className="estimate-actions" data-wrong={address === undefined || undefined}>
      <a href={sendHref} className="button button-accent estimate-send">
        {messages.send}
      </a>
      {address !== undefined && (
        <div className="estimate-copies needs-script">
          <CopyButton url={address} />
          <button type="button" className="tool" onClick={() => print()}>
            <Icon icon={printer} />
            <span>{messages.print}</span>
          </button>
        </div>
      )}
    </div>
  )
}
