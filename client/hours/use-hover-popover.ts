import { useEffect, useRef } from 'react'
import { emulatePopoverTarget, hidePopover, isPopoverOpen, showPopover } from '../ui/popover.ts'

/** Delay before opening and closing on hover. */
const delayMs = 200

/** Opens a button's popover on hover too; the pointer may move into it. */
export function useHoverPopover() {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const popoverRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const trigger = triggerRef.current
    const popover = popoverRef.current
    if (!trigger || !popover) return
    const elements: HTMLElement[] = [trigger, popover]
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpenedByHover = false

    const schedule = (open: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isPopoverOpen(popover) === open) return
        // A popover opened by a click stays open until it is closed by one.
        if (open) showPopover(popover, trigger)
        else if (isOpenedByHover) hidePopover(popover)
        isOpenedByHover = open
      }, delayMs)
    }
    const onClick = (event: MouseEvent) => {
      clearTimeout(timer)
      // Hovering has just opened it, so the click must not close it.
      if (isOpenedByHover && isPopoverOpen(popover)) event.preventDefault()
      isOpenedByHover = false
    }

    const enter = schedule(true)
    const leave = schedule(false)
    trigger.addEventListener('click', onClick)
    const stopEmulation = emulatePopoverTarget(trigger, popover)
    for (const element of elements) {
      element.addEventListener('pointerenter', enter)
      element.addEventListener('pointerleave', leave)
    }
    return () => {
      clearTimeout(timer)
      stopEmulation()
      trigger.removeEventListener('click', onClick)
      for (const element of elements) {
        element.removeEventListener('pointerenter', enter)
        element.removeEventListener('pointerleave', leave)
      }
    }
  }, [])

  return { triggerRef, popoverRef }
}
