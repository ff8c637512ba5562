import type { ReactNode } from 'react'

/** The main actions of a page with `hasActions`. On phones they replace the tabs at the bottom. They must be direct children of `main`. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="actions">
      <div className="actions-row">{children}</div>
    </div>
  )
}
