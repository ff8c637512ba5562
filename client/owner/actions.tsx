import type { ReactNode } from 'react'

/**
 * The main acts of a page with `hasActions`, at the bottom of a phone's window in place of the tabs. Directly in `main`, wherever they stand
 * on desktops.
 */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="actions">
      <div className="actions-row">{children}</div>
    </div>
  )
}
