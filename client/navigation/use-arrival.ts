import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'

/** Where each history entry was scrolled to, for going back. */
const positions = new Map<string, number>()

/** The router's key of the browser's current history entry; `default` where the browser made it. */
function currentKey(): string {
  const state: unknown = history.state
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined
  return typeof key === 'string' ? key : 'default'
}

/**
 * After client-side navigation: the view goes to the fragment, to the top, or (on back and forward) to where it was,
 * and the focus to the page's heading, so that screen readers announce the new page.
 */
export function useArrival(page: PageData, location: Location) {
  const type = useNavigationType()
  const shownKey = useRef(location.key)
  const shownPath = useRef(page.path)

  useEffect(() => {
    const remember = () => {
      // On the way back the browser scrolls before the page is there: that is no place in the page still shown.
      if (shownKey.current === currentKey()) positions.set(shownKey.current, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    if (shownKey.current === location.key) return
    const isNewPage = shownPath.current !== page.path
    shownKey.current = location.key
    shownPath.current = page.path
    // Within a page the browser itself goes to fragments and back; such entries may have no key of their own.
    if (!isNewPage && type === 'POP') return
    if (isNewPage) focusHeading()
    const target = fragmentTarget(location.hash)
    const position = type === 'POP' ? positions.get(location.key) : undefined
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
    else if (target) arriveAt(target)
    // A fragment that names no element may name a state of the page, like a picture that is opened.
    else if (isNewPage || !location.hash) scrollTo({ top: 0, behavior: 'instant' })
  }, [location, page.path, type])
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // Not an escape: no element has such a name.
    return null
  }
}

function arriveAt(target: HTMLElement) {
  const answer = target.closest('details')
  if (answer) answer.open = true
  target.scrollIntoView()
  if (!target.matches('a, button, input, textarea, select, summary, [tabindex]')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
