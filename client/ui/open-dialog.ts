import type { MouseEvent } from 'react'
import { hidePopover } from './popover.ts'

/** Shows a dialog as a modal one, also if it is open as a popover. */
export function showModal(dialog: HTMLDialogElement) {
  hidePopover(dialog)
  dialog.showModal()
}

/** Opens a dialog as a modal one, instead of the button's `popovertarget`. */
export const openDialog = (id: string) => (event: MouseEvent) => {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  showModal(dialog)
}

/** Closes on a backdrop click. `closedby="any"` closes before a touch's click event, which then hits whatever is behind the dialog. */
export function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
