import { contentPages } from '../../shared/addresses/routes.ts'
import { languages } from '../../shared/language/languages.ts'
import { messagesFor } from '../../shared/language/messages.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { breadcrumb } from '../../shared/pages/page-types.ts'

/** The name in the page's breadcrumb, in the owner's language. Undefined for a page that the set does not have. */
export function pageName(path: string, site: BuiltSite): string | undefined {
  const other = Object.values(languages).find(({ prefix }) => prefix && path.startsWith(`${prefix}/`))
  if (other) {
    const name = pageName(path.slice(other.prefix.length), site)
    return name && `${name} (${other.name})`
  }
  if (path === '/') return messagesFor(site.language).letter.homePage
  const page = contentPages(site).find((one) => one.path === path)
  return page ? breadcrumb(site, page, {}).at(-1)?.name : site.articles.find(({ slug }) => path.endsWith(`/${slug}/`))?.title
}
