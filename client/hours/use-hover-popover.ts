import { useEffect, useRef } from 'react'
import { followPresses, hidePopover, isPopoverOpen, showPopover } from '../ui/popover.ts'

/** As SPEC has it for popovers: they open and close this long after the pointer came or left. */
const delayMs = 200

/** Adds hover to a popover that its button opens and closes; the pointer may move into it. */
export function useHoverPopover() {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const popoverRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const trigger = triggerRef.current
    const popover = popoverRef.current
    if (!trigger || !popover) return
    const elements: HTMLElement[] = [trigger, popover]
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasHovered = false

    const later = (open: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isPopoverOpen(popover) === open) return
        // A popover that was opened by a press stays until it is closed by one.
        if (open) showPopover(popover, trigger)
        else if (wasHovered) hidePopover(popover)
        wasHovered = open
      }, delayMs)
    }
    const onPress = (event: MouseEvent) => {
      clearTimeout(timer)
      // The pointer opened it on its way to the press, so the press keeps it open.
      if (wasHovered && isPopoverOpen(popover)) event.preventDefault()
      wasHovered = false
    }

    const enter = later(true)
    const leave = later(false)
    trigger.addEventListener('click', onPress)
    const unfollow = followPresses(trigger, popover)
    for (const element of elements) {
      element.addEventListener('pointerenter', enter)
      element.addEventListener('pointerleave', leave)
    }
    return () => {
      clearTimeout(timer)
      unfollow()
      trigger.removeEventListener('click', onPress)
      for (const element of elements) {
        element.removeEventListener('pointerenter', enter)
        element.removeEventListener('pointerleave', leave)
      }
    }
  }, [])

  return { triggerRef, popoverRef }
}
