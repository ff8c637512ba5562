import type { ReactNode } from 'react'

/** Enter in a field presses the first button of the form, which must be the one that saves. */
export function DefaultButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  )
}
