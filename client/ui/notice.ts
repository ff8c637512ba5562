/** A message that goes by itself; what it says also stands where the visitor acted. */
export type Notice = {
  status: 'info' | 'warning' | 'success' | 'error' | 'loading'
  title: string
  text?: string
  position?: 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right'
  /** A notice with the id of one that is shown takes its place. One with the status `loading` stays until then. */
  id?: string
}

/** The code for notices, loaded on first use; ahead of it where the connection may be lost by then. */
export const loadNotices = () => import('./notices.tsx').catch(() => undefined)

/** Shows a notice. Without its code the page says the same in its own place. */
export async function showNotice(notice: Notice): Promise<void> {
  const notices = await loadNotices()
  await notices?.addNotice(notice)
}
