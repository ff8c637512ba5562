import { useMemo } from 'react'
import { type Location, Route, Routes } from 'react-router-dom'
import { notFoundPage, routeTable } from '../../shared/addresses/routes.ts'
import type { Assets, PageContent, PageData } from '../../shared/pages/page-data.ts'
import { AssetsContext, useSite } from '../contexts/site-context.ts'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { Layout } from '../layout/layout.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { findScreen } from './registered-screens.tsx'
import { useScrollAndFocus } from './use-scroll-and-focus.ts'
import type { ShownPage } from './use-shown-page.ts'
import { useTypedFields } from './use-typed-fields.ts'

/** The page's screen inside the shared layout. */
export function App({ page, location, isLoading, isOffline }: ShownPage) {
  const site = useSite()
  useScrollAndFocus(page, location)
  useTypedFields()
  const assets = useMemo(() => mergeAssets(site.assets, page.assets), [site.assets, page.assets])
  return (
    <AssetsContext value={assets}>
      <NavigationBar isLoading={isLoading} isOffline={isOffline && !isLoading} />
      <Layout page={page}>
        <ErrorBoundary key={page.path}>
          <PageRoutes page={page} location={location} />
        </ErrorBoundary>
      </Layout>
    </AssetsContext>
  )
}

const mergeAssets = (layout: Assets, page: Assets): Assets => ({
  pictures: { ...layout.pictures, ...page.pictures },
  drawings: { ...layout.drawings, ...page.drawings },
})

/**
 * Matches the page's own address, not the browser's: a form's response is shown at `/`, and articles are also served at longer addresses.
 */
function PageRoutes({ page, location }: { page: PageData; location: Location }) {
  const { language, services } = useSite()
  const { screen } = page.content
  return (
    <Routes location={{ ...location, pathname: hasAddress(screen) ? page.path : notFoundPage(language).path }}>
      {routeTable(language, services).map((route) => (
        <Route key={route.path} path={route.path} element={<Screen name={route.screen} page={page} />} />
      ))}
      <Route path="*" element={<Screen name={screen} page={page} />} />
    </Routes>
  )
}

const hasAddress = (screen: PageContent['screen']) => screen !== 'not-found' && screen !== 'missing-post' && screen !== 'message'

function Screen({ name, page }: { name: PageContent['screen']; page: PageData }) {
  const Component = findScreen(name)
  return <Component page={page} />
}
