/** Chrome before 114, Firefox before 125 and Safari before 17 have no popovers, and throw on `:popover-open`. */
const hasPopovers = () => 'popover' in HTMLElement.prototype

export const isPopoverOpen = (panel: HTMLElement): boolean =>
  hasPopovers() ? panel.matches(':popover-open') : panel.dataset.open !== undefined

export function showPopover(panel: HTMLElement, button: HTMLElement): void {
  if (isPopoverOpen(panel)) return
  if (hasPopovers()) panel.showPopover({ source: button })
  else setOpen(panel, true)
}

export function hidePopover(panel: HTMLElement): void {
  if (!isPopoverOpen(panel)) return
  if (hasPopovers()) panel.hidePopover()
  else setOpen(panel, false)
}

function setOpen(panel: HTMLElement, isOpen: boolean): void {
  panel.toggleAttribute('data-open', isOpen)
  panel.dispatchEvent(new Event('toggle'))
}

/** Emulates `popovertarget` and `popover="auto"` where missing: the button toggles, Escape and clicks outside close. */
export function emulatePopoverTarget(button: HTMLElement, panel: HTMLElement): () => void {
  if (hasPopovers()) return () => undefined
  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    if (!(target instanceof Node) || panel.contains(target)) return
    if (!button.contains(target)) hidePopover(panel)
    else if (!defaultPrevented) setOpen(panel, !isPopoverOpen(panel))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hidePopover(panel)
  }
  const updateExpanded = () => button.setAttribute('aria-expanded', String(isPopoverOpen(panel)))
  updateExpanded()
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  panel.addEventListener('toggle', updateExpanded)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKeyDown)
    panel.removeEventListener('toggle', updateExpanded)
  }
}
