/** A message that goes by itself; what it says also stands where the visitor acted. */
export type Notice = {
  status: 'info' | 'warning' | 'success' | 'error' | 'loading'
  title: string
  text?: string
  position?: 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right'
  /** A notice with the id of one that is shown takes its place. One with the status `loading` stays until then. */
  id?: string
}

/** Shows a notice; the code for it is loaded on first use. Without that code the page says the same in its own place. */
export async function showNotice(notice: Notice): Promise<void> {
  const notices = await import('./notices.tsx').catch(() => undefined)
  notices?.addNotice(notice)
}
