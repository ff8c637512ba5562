import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { withTrailingSlash } from '../../shared/pages/routes.ts'
import type { PageSource } from './page-source.ts'
import { reloadPage } from './reload-page.ts'

export type ShownPage = {
  page: PageData
  /** Address of the page shown. While the next page loads, the router already has the next address. */
  location: Location
  isLoading: boolean
  /** Whether this is still the page as loaded: false for good after the first navigation. */
  isFirst: boolean
}

/** The page to show: the one in the document, the one this history entry showed before, or, once it has loaded, a new one. */
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
      () => isWanted && reloadPage(),
    )
    return () => {
      isWanted = false
    }
  }, [source, isLoading, location])

  return { ...shown, isLoading }
}

/** True for another fragment of the same page, and for the address the document came from, which may differ from the page's own. */
function isSamePage(location: Location, shown: { page: PageData; location: Location }): boolean {
  if (location.search !== shown.location.search) return false
  if (location.pathname === shown.location.pathname && location.key === shown.location.key) return true
  return withTrailingSlash(location.pathname) === shown.page.path
}
