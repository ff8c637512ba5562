import { useEffect, useRef } from 'react'

/** As SPEC has it for popovers: they open and close this long after the pointer came or left. */
const delayMs = 200

/** Adds hover to a `popover` that its button already opens and closes; the pointer may move into it. */
export function useHoverPopover() {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const popoverRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const trigger = triggerRef.current
    const popover = popoverRef.current
    if (!trigger || !popover || !('showPopover' in popover)) return
    const elements: HTMLElement[] = [trigger, popover]
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasHovered = false

    const later = (open: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (popover.matches(':popover-open') === open) return
        // A popover that was opened by a press stays until it is closed by one.
        if (open) popover.showPopover({ source: trigger })
        else if (wasHovered) popover.hidePopover()
        wasHovered = open
      }, delayMs)
    }
    const onPress = (event: MouseEvent) => {
      clearTimeout(timer)
      // Shown by the pointer on its way to the press: the press keeps it.
      if (wasHovered && popover.matches(':popover-open')) event.preventDefault()
      wasHovered = false
    }

    const enter = later(true)
    const leave = later(false)
    trigger.addEventListener('click', onPress)
    for (const element of elements) {
      element.addEventListener('pointerenter', enter)
      element.addEventListener('pointerleave', leave)
    }
    return () => {
      clearTimeout(timer)
      trigger.removeEventListener('click', onPress)
      for (const element of elements) {
        element.removeEventListener('pointerenter', enter)
        element.removeEventListener('pointerleave', leave)
      }
    }
  }, [])

  return { triggerRef, popoverRef }
}
