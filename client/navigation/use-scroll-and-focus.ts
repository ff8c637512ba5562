import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { field } from '../../shared/schema/is-object.ts'
import { decoded } from '../../shared/text/decoded.ts'
import { readTab, writeTab } from '../ui/tab-storage.ts'

/** Scroll position of each history entry, for Back and Forward. */
const positions = new Map<string, number>()
const storageKey = 'scroll-positions'

/** Entries of a document's first page all have the key `default`, so the path is part of the id. */
const entryId = (key: string, path: string) => `${key} ${path}`

/** Restores the positions after a reload, because the history entries from before the reload still exist. */
function readPositions() {
  for (const [id, top] of readTab<[string, number][]>(storageKey) ?? []) positions.set(id, top)
}

const storePositions = () => writeTab(storageKey, [...positions])

/** The router's key of the current history entry; `default` if the browser created the entry. */
function currentKey(): string {
  const key = field(history.state, 'key')
  return typeof key === 'string' ? key : 'default'
}

/**
 * After client-side navigation, scrolls to the fragment, to the top, or (on Back and Forward) to the previous position, and focuses
 * the page's heading so that screen readers announce the new page.
 */
export function useScrollAndFocus(page: PageData, location: Location) {
  const type = useNavigationType()
  const shownKey = useRef(location.key)
  const shownPath = useRef(page.path)

  useEffect(() => {
    const savePosition = () => {
      // On Back the browser scrolls before the new page is rendered, so this position does not belong to the page that is still shown.
      if (shownKey.current === currentKey()) positions.set(entryId(shownKey.current, shownPath.current), scrollY)
    }
    readPositions()
    addEventListener('scroll', savePosition, { passive: true })
    addEventListener('pagehide', storePositions)
    return () => {
      removeEventListener('scroll', savePosition)
      removeEventListener('pagehide', storePositions)
    }
  }, [])

  useLayoutEffect(() => {
    if (shownKey.current === location.key) return
    const isNewPage = shownPath.current !== page.path
    shownKey.current = location.key
    shownPath.current = page.path
    // The browser handles Back and Forward between fragments of one page; such entries may not have their own key.
    if (!isNewPage && type === 'POP') return
    if (isNewPage) focusHeading()
    const target = fragmentTarget(location.hash)
    const position = type === 'POP' ? positions.get(entryId(location.key, page.path)) : undefined
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
    else if (target) goToTarget(target)
    // A fragment without an element may name a state of the page, such as an open picture.
    else if (isNewPage || !location.hash) scrollTo({ top: 0, behavior: 'instant' })
  }, [location, page.path, type])
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

function fragmentTarget(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1))
  return id ? document.getElementById(id) : null
}

function goToTarget(target: HTMLElement) {
  const details = target.closest('details')
  if (details) details.open = true
  target.scrollIntoView()
  if (!target.matches('a, button, input, textarea, select, summary, [tabindex]')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
