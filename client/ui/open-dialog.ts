import type { MouseEvent } from 'react'

const hasInvokers = () => 'commandForElement' in HTMLButtonElement.prototype

const findDialog = (id: string) => {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

/** Emulates `command="show-modal"` in browsers without invoker commands. */
export const openDialog = (id: string) => () => {
  if (!hasInvokers()) findDialog(id)?.showModal()
}

/** Emulates `command="close"` in browsers without invoker commands. */
export const closeDialog = (id: string) => () => {
  if (!hasInvokers()) findDialog(id)?.close()
}

/** Closes on a backdrop click. `closedby="any"` closes before a touch's click event, which then hits whatever is behind the dialog. */
export function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
