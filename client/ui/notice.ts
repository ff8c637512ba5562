/** A temporary message (toast). It disappears, so the page must also show the same message where the visitor acted. */
export type Notice = {
  status: 'info' | 'warning' | 'success' | 'error' | 'loading'
  title: string
  text?: string
  position?: 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right'
  /** A notice replaces the one shown with the same id. A `loading` notice stays until it is replaced. */
  id?: string
}

/** Loads the code for notices. Call it early if the connection may be lost before the notice is needed. */
export const loadNotices = () => import('./notices.tsx').catch(() => undefined)

/** Removes the notice shown with this id, if any. */
export async function hideNotice(id: string): Promise<void> {
  const notices = await loadNotices()
  notices?.removeNotice(id)
}

/** Shows a notice; does nothing if its code fails to load. */
export async function showNotice(notice: Notice): Promise<void> {
  const notices = await loadNotices()
  await notices?.addNotice(notice)
}
