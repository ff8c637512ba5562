import { findPage, missingPostPage, notFoundPage, type Page, type PostLookup, withTrailingSlash } from '../../shared/routes.ts'
import { sentPage } from '../render/page-contents.ts'
import { isSentQuery } from '../render/sent-query.ts'

export type PageAddress = { kind: 'page'; page: Page } | { kind: 'redirect'; location: string }

export type AddressBook = {
  pages: ReadonlyMap<string, Page>
  posts: PostLookup
  /** The content set's moved addresses. */
  redirects: Readonly<Record<string, string>>
}

/**
 * What a request's target leads to. Where it redirects to comes from the tables alone, in one hop, with the query kept. What no page could
 * be called (broken escapes, control characters, escaped slashes) is the not-found page.
 */
export function findAddress(book: AddressBook, target: string): PageAddress {
  const mark = target.indexOf('?')
  const path = decodePath(mark === -1 ? target : target.slice(0, mark))
  if (path === undefined) return { kind: 'page', page: notFoundPage }
  const query = mark === -1 ? '' : target.slice(mark)
  const moved = (location: string): PageAddress => ({ kind: 'redirect', location: withQuery(location, query) })

  const exact = book.pages.get(withTrailingSlash(path))
  if (exact) return { kind: 'page', page: exact }
  const successor = successorOf(book, path)
  if (successor) return moved(successor)
  const page = findPage(book.pages, book.posts, path)
  if (isThere(page)) return { kind: 'page', page }

  const plain = plainSpelling(path)
  if (plain === path) return { kind: 'page', page }
  const plainSuccessor = successorOf(book, plain)
  if (plainSuccessor) return moved(plainSuccessor)
  const plainPage = findPage(book.pages, book.posts, plain)
  return isThere(plainPage) ? moved(plainPage.path) : { kind: 'page', page }
}

/** The contact page of a form that was just sent is another page. */
export function pageAsAsked(page: Page, target: string): Page {
  const mark = target.indexOf('?')
  return page.key === 'contact' && mark !== -1 && isSentQuery(target.slice(mark + 1)) ? sentPage : page
}

const isThere = (page: Page) => page !== notFoundPage && page !== missingPostPage

function successorOf({ redirects }: AddressBook, path: string): string | undefined {
  const key = withTrailingSlash(path)
  return Object.hasOwn(redirects, key) ? redirects[key] : undefined
}

function decodePath(path: string): string | undefined {
  if (!path.startsWith('/') || /%(2f|5c)/i.test(path)) return undefined
  try {
    const decoded = decodeURIComponent(path)
    return /[\p{Cc}\\]/u.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

/** Without capitals, doubled slashes and the name of an index file. */
const plainSpelling = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?\/?$/, '/')

function withQuery(location: string, query: string): string {
  const [address = '', fragment] = location.split('#')
  return address + query + (fragment === undefined ? '' : `#${fragment}`)
}
