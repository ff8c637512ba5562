import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { field } from '../../shared/schema/is-object.ts'
import { decoded } from '../../shared/text/decoded.ts'
import { pictureFragment } from './picture-fragment.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

type Gallery = {
  isHydrated: boolean
  /** Id of the chosen filter, from the address. */
  filter?: string
  /** Name of the picture in the viewer. */
  shown?: string
  open(name: string): void
  /** Replaces the picture shown. Replaces the history entry too, so Back still closes the viewer. */
  show(name: string): void
  close(): void
}

/**
 * Reads the gallery's state from the address: `#FILTER`, or `#picture-NAME` with the filter in the history entry. Other fragments, such as
 * the skip link's, do not change the filter.
 */
export function useGallery(names: readonly string[], filters: readonly string[]): Gallery {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  // The server does not know the fragment, so hydration must ignore it.
  const fragment = (isHydrated && decoded(hash.slice(1))) || ''
  const shown = names.find((name) => pictureFragment(name) === fragment)
  const entry = entryOf(state)
  const [lastFilter, setLastFilter] = useState<string>()
  const isOther = fragment !== '' && !shown && !filters.includes(fragment)
  const filter = isOther ? lastFilter : (shown ? entry.filter : fragment) || undefined
  if (filter !== lastFilter) setLastFilter(filter)
  return {
    isHydrated,
    filter,
    shown,
    open: (name) => navigate(`#${pictureFragment(name)}`, { state: { filter, isOpenedHere: true } satisfies Entry }),
    show: (name) => navigate(`#${pictureFragment(name)}`, { state: entry, replace: true }),
    close() {
      if (!shown) return
      if (entry.isOpenedHere) navigate(-1)
      else navigate(pathname, { replace: true })
    },
  }
}

type Entry = { filter?: string; isOpenedHere?: boolean }

function entryOf(state: unknown): Entry {
  const filter = field(state, 'filter')
  return { filter: typeof filter === 'string' ? filter : undefined, isOpenedHere: field(state, 'isOpenedHere') === true }
}
