import { type Page, pageDataPath } from '../shared/routes.ts'
import { formMethods, type MethodLookup, readMethods } from './middleware/method-guard.ts'
import { isMissing } from './render/page-headers.ts'
import { hookPath } from './routes/contentful-hook.ts'
import { faultPath } from './routes/faults.ts'
import { healthPaths } from './routes/health.ts'
import { type AddressBook, findAddress } from './routes/page-address.ts'
import { findDataPage } from './routes/page-data.ts'
import { siteFilePaths } from './routes/site-files.ts'

type AddressSource = {
  book: AddressBook
  files: { has(path: string): boolean }
  posts: { find(slug: string): unknown }
  hasHook: boolean
}

/** Which methods each address of the site takes. */
export function createMethodLookup({ book, files, posts, hasHook }: AddressSource): MethodLookup {
  return (path) => {
    if (path === '/') return formMethods
    const plain = path.replace(/\/$/, '')
    if (plain === faultPath || (hasHook && plain === hookPath)) return ['POST', 'OPTIONS']
    return isReadable(path, plain) ? readMethods : undefined
  }

  function isReadable(path: string, plain: string): boolean {
    if (healthPaths.includes(plain) || siteFilePaths.includes(path) || files.has(path) || plain === '/api/posts') return true
    const slug = /^\/api\/posts\/([^/]+)$/.exec(plain)?.[1]
    if (slug !== undefined) return posts.find(decoded(slug)) !== undefined
    if (plain === pageDataPath || path.startsWith(`${pageDataPath}/`)) return isPageThere(findDataPage(book, path))
    const address = findAddress(book, path)
    return address.kind === 'redirect' || isPageThere(address.page)
  }
}

const isPageThere = (page: Page | undefined) => page !== undefined && !isMissing(page)

/** As the router reads it; what cannot be decoded names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
