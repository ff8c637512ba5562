import type { MouseEvent } from 'react'

const hasInvokers = () => 'commandForElement' in HTMLButtonElement.prototype

const findDialog = (id: string) => {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

/** What `command="show-modal"` does by itself, for browsers without invoker commands. */
export const openDialog = (id: string) => () => {
  if (!hasInvokers()) findDialog(id)?.showModal()
}

/** What `command="close"` does by itself, for browsers without invoker commands. */
export const closeDialog = (id: string) => () => {
  if (!hasInvokers()) findDialog(id)?.close()
}

/** A press on the backdrop closes. `closedby="any"` would do it on the way down to a touch's click, which then presses what lies behind. */
export function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
