import { useMemo } from 'react'
import { loadScreen } from '#screens'
import type { Assets, PageData } from '../shared/page-data.ts'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { useArrival } from './hooks/use-arrival.ts'
import type { PostsState } from './hooks/use-posts.ts'
import { PostsContext } from './hooks/use-posts-context.ts'
import { usePrefetch } from './hooks/use-prefetch.ts'
import { Layout } from './layout/layout.tsx'
import type { PageSource } from './page-source.ts'
import { AssetsContext, useSite } from './site-context.ts'

type AppProps = { page: PageData; posts: PostsState; source?: PageSource }

/** The screen of a page inside the shared layout. */
export function App({ page, posts, source }: AppProps) {
  const site = useSite()
  useArrival(page)
  usePrefetch(source)
  const assets = useMemo(() => mergeAssets(site.assets, page.assets), [site.assets, page.assets])
  return (
    <AssetsContext value={assets}>
      <PostsContext value={posts}>
        <Layout page={page}>
          <ErrorBoundary key={page.path}>
            <CurrentScreen page={page} />
          </ErrorBoundary>
        </Layout>
      </PostsContext>
    </AssetsContext>
  )
}

const mergeAssets = (layout: Assets, page: Assets): Assets => ({
  pictures: { ...layout.pictures, ...page.pictures },
  drawings: { ...layout.drawings, ...page.drawings },
})

function CurrentScreen({ page }: { page: PageData }) {
  // Loaded before the page is shown: on the server all screens are there, in the browser the page's source waits for its chunk.
  const Screen = loadScreen(page.content.screen)
  if (Screen instanceof Promise) throw new Error(`The screen ${page.content.screen} is not loaded`)
  return <Screen page={page} />
}
