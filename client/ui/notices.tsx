import check from '@lucide/icons/icons/check'
import circleAlert from '@lucide/icons/icons/circle-alert'
import loaderCircle from '@lucide/icons/icons/loader-circle'
import triangleAlert from '@lucide/icons/icons/triangle-alert'
import x from '@lucide/icons/icons/x'
import { createRoot } from 'react-dom/client'
import { type CloseButtonProps, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled'
import type { Messages } from '../../shared/language/messages.ts'
import { loadMessages } from '../contexts/load-messages.ts'
import { addStyles } from './add-styles.ts'
import type { Notice } from './notice.ts'
import styles from './notices.css'
import '../main-chunk.ts'
import { Icon } from './icon.tsx'

const durationMs = 5000
/** Screen readers read a live region's text only if the region existed before the text. */
const firstDelayMs = 150

const icons = { info: circleAlert, warning: triangleAlert, success: check, error: triangleAlert, loading: loaderCircle }

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
  addStyles(styles)
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
      <Icon icon={x} />
    </button>
  )
}

function show({ status, title, text, position = 'bottom-center', id = `${status}: ${title}` }: Notice): void {
  const isLoading = status === 'loading'
  const options: ToastOptions = {
    toastId: id,
    type: isLoading ? 'default' : status,
    isLoading,
    autoClose: isLoading ? false : durationMs,
    position,
    icon: () => <Icon icon={icons[status]} className="notice-icon" />,
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
