import type { Location } from 'react-router-dom'
import { loadScreen } from '#screens'
import type { PageData, PageState } from '../shared/page-data.ts'
import { withTrailingSlash } from '../shared/routes.ts'
import type { BlogPage, BlogSource } from './blog-source.ts'
import { loadAgain } from './load-again.ts'

/** Where client-side navigation gets pages and posts from. The server has none: it renders the one page it was asked for. */
export type PageSource = {
  /** Whether the visitor is at the page that the server sent. */
  isFirst(location: Pick<Location, 'key' | 'pathname' | 'search'>): boolean
  /** The page at an address with its screen loaded; at once when both are known. Unknown addresses are left to a full load. */
  pageAt(pathname: string): PageData | Promise<PageData>
  /** Starts loading what a link needs, on the first sign of interest. */
  prefetch(href: string): void
  /** A page of the blog that came without its posts, completed. */
  completeBlogPage(page: PageData, path: string): Promise<BlogPage>
}

/** As SPEC has it: a section's chunk may take this long on a very weak connection. */
const loadTimeoutMs = 120_000

const loadBlogSource = () => import('./blog-source.ts')

type PageChunks = Record<string, () => Promise<{ default: PageData }>>

export function createPageSource(state: PageState, chunks: PageChunks, first: Pick<Location, 'key' | 'pathname' | 'search'>): PageSource {
  const known = new Map<string, PageData | Promise<PageData>>()
  const keyByPath = new Map(state.layout.pages.map((page) => [page.path, page.key]))
  // A page that was the answer to a form stands at an address that is another page's own.
  const standsElsewhere =
    keyByPath.get(withTrailingSlash(first.pathname)) !== state.page.key && keyByPath.has(withTrailingSlash(first.pathname))
  let blog: BlogSource | undefined

  const chunkKey = (path: string) => {
    // Further pages of the blog and its posts have no address in the page's state.
    const [inBlog, isList] = /^\/blog\/(page\/)?/.exec(path) ?? []
    return keyByPath.get(path) ?? (inBlog && (isList ? 'blog' : 'post'))
  }

  const load = async (path: string, key: string): Promise<PageData> => {
    const chunk = chunks[key]
    if (!chunk) throw new Error(`No chunk for page ${key}`)
    // On the way already when the page will ask for it.
    if (key === 'blog' || key === 'post') loadBlogSource().catch(() => undefined)
    const { default: page } = await chunk()
    await loadScreen(page.content.screen)
    return { ...page, path }
  }

  const pageAt = (pathname: string): PageData | Promise<PageData> => {
    const path = withTrailingSlash(pathname)
    const page = known.get(path)
    if (page) return page
    const key = chunkKey(path)
    if (!key) return loadAgain()
    const loading = withTimeout(load(path, key)).then(
      (loaded) => {
        known.set(path, loaded)
        return loaded
      },
      () => loadAgain(),
    )
    known.set(path, loading)
    return loading
  }

  return {
    isFirst: (location) => (standsElsewhere || first.search ? location.key === first.key : location.pathname === first.pathname),
    pageAt,
    prefetch(href) {
      const path = withTrailingSlash(new URL(href, location.href).pathname)
      const key = chunkKey(path)
      if (!key || known.has(path)) return
      // Only warms the cache: a failure is dealt with when the visitor goes there.
      void load(path, key).catch(() => undefined)
    },
    async completeBlogPage(page, path) {
      const { createBlogSource } = await loadBlogSource().catch(() => loadAgain())
      blog ??= createBlogSource()
      return blog.complete(page, path)
    },
  }
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`timeout of ${loadTimeoutMs}ms exceeded`)), loadTimeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
