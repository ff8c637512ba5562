import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { Notice } from './notice.ts'

const durationMs = 5000
/** A live region must be known before its first words come, or they are not read out. */
const firstDelayMs = 150

const shown = new Map<string, Notice>()
let isPlaced = false

/** Adds a notice to those on screen. */
export function addNotice(notice: Notice): void {
  const delayMs = isPlaced ? 0 : firstDelayMs
  if (!isPlaced) place()
  isPlaced = true
  setTimeout(() => show(notice), delayMs)
}

function place(): void {
  const container = document.createElement('div')
  container.addEventListener('focusin', hold)
  container.addEventListener('focusout', release)
  document.body.append(container)
  createRoot(container).render(<NoticeList />)
}

function NoticeList() {
  return (
    <Toaster
      className="notices"
      position="bottom-center"
      duration={durationMs}
      gap={12}
      expand
      closeButton
      customAriaLabel="Notices"
      icons={{
        success: <Check aria-hidden="true" />,
        info: <CircleAlert aria-hidden="true" />,
        warning: <TriangleAlert aria-hidden="true" />,
        error: <TriangleAlert aria-hidden="true" />,
        loading: <LoaderCircle aria-hidden="true" />,
        close: <X aria-hidden="true" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close notice',
        classNames: {
          toast: 'notice',
          icon: 'notice-icon',
          content: 'notice-words',
          title: 'notice-title',
          description: 'notice-text',
          closeButton: 'notice-close',
        },
      }}
    />
  )
}

function show(notice: Notice, duration?: number): void {
  const id = notice.id ?? `${notice.status}: ${notice.title}`
  shown.set(id, notice)
  const forget = () => shown.delete(id)
  toast[notice.status](notice.title, {
    id,
    description: notice.text,
    position: notice.position,
    duration,
    onDismiss: forget,
    onAutoClose: forget,
  })
}

/** Hovering holds the time by itself; the focus has to be told. */
function hold(): void {
  for (const notice of shown.values()) show(notice, Number.POSITIVE_INFINITY)
}

function release({ currentTarget, relatedTarget }: FocusEvent): void {
  const staysInside = currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  if (staysInside) return
  for (const notice of shown.values()) show(notice)
}
