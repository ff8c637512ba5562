/** Popovers for every browser: Chrome before 114, Firefox before 125 and Safari before 17 have none, and throw on `:popover-open`. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype

export const isPopoverOpen = (panel: HTMLElement): boolean =>
  hasPopovers() ? panel.matches(':popover-open') : panel.dataset.open !== undefined

export function showPopover(panel: HTMLElement, button?: HTMLElement): void {
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

/** What `popovertarget` and `popover="auto"` do by themselves: the button toggles, Escape and a press elsewhere close. */
export function followPresses(button: HTMLElement, panel: HTMLElement): () => void {
  if (hasPopovers()) return () => undefined
  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    if (!(target instanceof Node) || panel.contains(target)) return
    if (!button.contains(target)) hidePopover(panel)
    else if (!defaultPrevented) setOpen(panel, !isPopoverOpen(panel))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hidePopover(panel)
  }
  const tellState = () => button.setAttribute('aria-expanded', String(isPopoverOpen(panel)))
  tellState()
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  panel.addEventListener('toggle', tellState)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKeyDown)
    panel.removeEventListener('toggle', tellState)
  }
}
