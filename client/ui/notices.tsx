import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { createRoot } from 'react-dom/client'
import { type CloseButtonProps, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled'
import type { Messages } from '../../shared/language/messages.ts'
import { loadMessages } from '../document/load-messages.ts'
import type { Notice } from './notice.ts'
import '../main-chunk.ts'

const durationMs = 5000
/** Screen readers read a live region's text only if the region existed before the text. */
const firstDelayMs = 150

const icons = { info: CircleAlert, warning: TriangleAlert, success: Check, error: TriangleAlert, loading: LoaderCircle }

let isMounted = false

export async function addNotice(notice: Notice): Promise<void> {
  const { notices } = await loadMessages()
  const delayMs = isMounted ? 0 : firstDelayMs
  if (!isMounted) mount(notices)
  isMounted = true
  setTimeout(() => show(notice), delayMs)
}

export function removeNotice(id: string): void {
  if (isMounted) toast.dismiss(id)
}

/** Notices have their own React root, without the page's contexts. */
function mount(messages: Messages['notices']): void {
  const container = document.createElement('div')
  // The library pauses on hover but not on focus.
  container.addEventListener('focusin', () => toast.pause())
  container.addEventListener('focusout', () => toast.play())
  document.body.append(container)
  createRoot(container).render(
    <ToastContainer
      className="notices"
      toastClassName="notice"
      aria-label={messages.label}
      role="status"
      closeButton={(props) => <CloseButton {...props} label={messages.close} />}
      // The library's transitions need its own style sheet.
      transition={undefined}
      pauseOnFocusLoss={false}
    />,
  )
}

function CloseButton({ closeToast, label }: CloseButtonProps & { label: string }) {
  return (
    <button type="button" className="notice-close" aria-label={label} onClick={closeToast}>
      <X />
    </button>
  )
}

function show({ status, title, text, position = 'bottom-center', id = `${status}: ${title}` }: Notice): void {
  const isLoading = status === 'loading'
  const Icon = icons[status]
  const options: ToastOptions = {
    toastId: id,
    type: isLoading ? 'default' : status,
    isLoading,
    autoClose: isLoading ? false : durationMs,
    position,
    icon: () => <Icon className="notice-icon" />,
  }
  const content = (
    <div>
      <p className="notice-title">{title}</p>
      {text && <p className="notice-text">{text}</p>}
    </div>
  )
  if (toast.isActive(id)) toast.update(id, { ...options, render: content })
  else toast(content, options)
}
