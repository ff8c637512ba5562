import type { IncomingMessage, ServerResponse } from 'node:http'
import { findListPage, type Page, pageDataPath, pagesByPath, postPage } from '../../shared/routes.ts'
import type { PostLibrary } from '../content/post-library.ts'
import type { PageCache } from './page-cache.ts'
import { sentPage } from './page-contents.ts'
import { isSentQuery } from './sent-query.ts'

type KeptOptions = {
  pages: readonly Page[]
  posts: Pick<PostLibrary, 'count' | 'find'>
  cache: Pick<PageCache, 'peek'>
  logRequest?(request: IncomingMessage, response: ServerResponse): void
}

/** Middleware of Node's own request and response: it works in front of Express too. */
export type KeptPages = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Answers kept pages and their data at their own addresses, with and without the slash. Pages that have to be drawn first, odd spellings (escapes,
 * capitals, a slug within more words) and everything that is no page go on to the router, which takes its time over them.
 */
export function createKeptPages({ pages, posts, cache, logRequest }: KeptOptions): KeptPages {
  const pageByPath = new Map([...pagesByPath(pages)].flatMap(([path, page]) => spellings(path).map((spelling) => [spelling, page])))

  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { url = '' } = request
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const isData = path.startsWith(`${pageDataPath}/`)
    const page = pageAt(isData ? path.slice(pageDataPath.length) : path, mark === -1 ? '' : url.slice(mark + 1))
    const kept = page && cache.peek(page)?.[isData ? 'data' : 'document']
    if (!kept) return next()
    logRequest?.(request, response)
    kept.send(request, response)
  }

  function pageAt(path: string, query: string): Page | undefined {
    const page = pageByPath.get(path)
    if (page) return page.key === 'contact' && isSentQuery(query) ? sentPage : page
    if (!path.startsWith('/blog/')) return undefined
    const slug = path.endsWith('/') ? path.slice('/blog/'.length, -1) : path.slice('/blog/'.length)
    return posts.find(slug) ? postPage(slug) : findListPage(path, posts.count)
  }
}

const spellings = (path: string): string[] => (path === '/' ? ['/'] : [path, path.slice(0, -1)])
