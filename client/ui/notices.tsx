import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { createRoot } from 'react-dom/client'
import { type CloseButtonProps, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled'
import type { Messages } from '../../shared/messages/messages.ts'
import { loadMessages } from '../messages/load-messages.ts'
import type { Notice } from './notice.ts'
import '../hydrate.tsx'

const durationMs = 5000
/** A live region must be known before its first words come, or they are not read out. */
const firstDelayMs = 150

const icons = { info: CircleAlert, warning: TriangleAlert, success: Check, error: TriangleAlert, loading: LoaderCircle }

let isPlaced = false

/** Adds a notice to those on screen. */
export async function addNotice(notice: Notice): Promise<void> {
  const { notices } = await loadMessages()
  const delayMs = isPlaced ? 0 : firstDelayMs
  if (!isPlaced) place(notices)
  isPlaced = true
  setTimeout(() => show(notice), delayMs)
}

/** In a root of their own, without the page's contexts. */
function place(messages: Messages['notices']): void {
  const container = document.createElement('div')
  // The pointer holds the time by itself; the focus has to be told.
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
      // No transition of the library's: its own style sheet would be needed.
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
  const words = (
    <div>
      <p className="notice-title">{title}</p>
      {text && <p className="notice-text">{text}</p>}
    </div>
  )
  if (toast.isActive(id)) toast.update(id, { ...options, render: words })
  else toast(words, options)
}
