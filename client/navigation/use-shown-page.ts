import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { withTrailingSlash } from '../../shared/pages/routes.ts'
import { loadAgain } from './load-again.ts'
import type { PageSource } from './page-source.ts'

export type ShownPage = {
  page: PageData
  /** Where the page shown is. While another one loads, the router is already at that one's address. */
  location: Location
  isLoading: boolean
  /** Whether this is the document as the server sent it, which nobody has left since. */
  isFirst: boolean
}

/** The page to show: the server's own, one that this history entry showed before, or one that is loaded now while the old one stays. */
export function useShownPage(first: PageData, source: PageSource | undefined): ShownPage {
  const location = useLocation()
  const [shown, setShown] = useState({ page: first, location, isFirst: true })
  const page = isSamePage(location, shown) ? shown.page : source?.recall(location)
  if (page && location !== shown.location) setShown({ page, location, isFirst: shown.isFirst && page === first })
  const isLoading = page === undefined

  useEffect(() => source?.remember(shown.location, shown.page), [source, shown])

  useEffect(() => {
    if (!source || !isLoading) return
    let isWanted = true
    source.load(location).then(
      (loaded) => isWanted && setShown({ page: loaded, location, isFirst: false }),
      () => isWanted && loadAgain(),
    )
    return () => {
      isWanted = false
    }
  }, [source, isLoading, location])

  return { ...shown, isLoading }
}

/** Another fragment of the page shown, or the address that the document came from, which may be another page's own. */
function isSamePage(location: Location, shown: { page: PageData; location: Location }): boolean {
  if (location.search !== shown.location.search) return false
  if (location.pathname === shown.location.pathname && location.key === shown.location.key) return true
  return withTrailingSlash(location.pathname) === shown.page.path
}
