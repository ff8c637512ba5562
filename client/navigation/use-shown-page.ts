import { useEffect, useEffectEvent, useState } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { withTrailingSlash } from '../../shared/addresses/routes.ts'
import type { PageData } from '../../shared/pages/page-data.ts'
import { reloadPage } from '../errors/reload-page.ts'
import { connectionLost, isReachable } from './connection.ts'
import type { PageSource } from './page-source.ts'

export type ShownPage = {
  page: PageData
  /** Address of the page shown. While the next page loads, the router already has the next address. */
  location: Location
  isLoading: boolean
  /** The server could not be reached, and the browser has not come back online since. */
  isOffline: boolean
  /** True for the page that the document was loaded with. False permanently after the first client-side navigation. */
  isFirst: boolean
}

/** The page to show: the one in the document, the one this history entry showed before, or, once it has loaded, a new one. */
export function useShownPage(first: PageData, source: PageSource | undefined): ShownPage {
  const location = useLocation()
  const [firstQuery] = useState(location.search)
  const [shown, setShown] = useState({ page: first, location, isFirst: true })
  const [isOffline, setOffline] = useState(false)
  const navigate = useNavigate()
  const type = useNavigationType()
  const page = isSamePage(location, shown) ? shown.page : source?.recall(location)
  if (page && location !== shown.location) setShown({ page, location, isFirst: shown.isFirst && page === first })
  const isLoading = page === undefined

  useEffect(() => {
    // Only the document's page has data for a query. The estimate changes its query later, and the page in memory would have the old
    // answers.
    const query = shown.page === first ? firstQuery : ''
    if (shown.location.search === query) source?.remember(shown.location, shown.page)
  }, [source, shown, first, firstQuery])

  const stay = useEffectEvent(() => {
    setOffline(true)
    if (type === 'PUSH') navigate(-1)
    else navigate(shown.location, { replace: true })
  })

  useEffect(() => {
    const update = ({ type }: Event) => setOffline(type === connectionLost)
    for (const name of [connectionLost, 'online']) addEventListener(name, update)
    return () => {
      for (const name of [connectionLost, 'online']) removeEventListener(name, update)
    }
  }, [])

  useEffect(() => {
    if (!source || !isLoading) return
    let isWanted = true
    setOffline(false)
    const onFailure = async () => {
      const canReload = await isReachable(window.location.href)
      if (isWanted) (canReload ? reloadPage : stay)()
    }
    source.load(location).then((loaded) => isWanted && setShown({ page: loaded, location, isFirst: false }), onFailure)
    return () => {
      isWanted = false
    }
  }, [source, isLoading, location])

  return { ...shown, isLoading, isOffline }
}

/** True if only the fragment differs, and for the address that the document was loaded from, which may not be the page's canonical one. */
function isSamePage(location: Location, shown: { page: PageData; location: Location }): boolean {
  const isSamePath = location.pathname === shown.location.pathname
  // After the estimate has changed its query, a link to a fragment brings a query that the router has not seen. The browser's own history
  // entries have the key `default`.
  if (isSamePath && location.hash && location.key === 'default') return true
  if (location.search !== shown.location.search) return false
  if (isSamePath && location.key === shown.location.key) return true
  return withTrailingSlash(location.pathname) === shown.page.path
}
