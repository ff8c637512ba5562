import { ownPath, pagePaths, pathOf, serviceHref } from '../../../shared/addresses/routes.ts'
import { namedAsset } from '../../../shared/content/asset-fields.ts'
import { contentTexts, type Key, placeKeys } from '../../../shared/content/content-places.ts'
import type { Site } from '../../../shared/content/site-types.ts'

export type ShownPage = { title: string; path: string }

/** The pages that show a picture of the set, each once. */
export function pagesWithPicture({ pictures: _, ...site }: Site, name: string): ShownPage[] {
  const places = contentTexts(site).flatMap(({ place, field, value }) => {
    const asset = namedAsset(field, value)
    return asset?.kind === 'picture' && asset.name === name ? [place] : []
  })
  return pagesOf(site, places)
}

/** The pages that show these places in the content, each once. */
export function pagesOf(site: Omit<Site, 'pictures'>, places: readonly string[]): ShownPage[] {
  const pages = places.map((place) => pageOf(site, placeKeys(place)))
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}

/** The page that shows a place in the content. Entries of lists are named by position or key. */
export function pageOf(site: Omit<Site, 'pictures'>, [part = '', second = '', third]: readonly Key[]): ShownPage {
  const { language } = site
  const term = part === 'terms' ? site.terms.find(({ id }, index) => second === index || second === id) : undefined
  const isOnAbout = term?.pages.includes('about') && Object.hasOwn(site.pages, 'about')
  const service = site.services.find((one, index) =>
    term ? !isOnAbout && showsTerm(one, term) : part === 'services' && (second === index || second === one.id),
  )
  if (service) return { title: service.name, path: serviceHref(service, language) }
  const article = part === 'articles' ? site.articles.find(({ slug }, index) => second === index || second === slug) : undefined
  if (article) return { title: article.title, path: pathOf('post', language, article.slug) }
  const job = part === 'work' ? site.work?.jobs.find(({ slug }, index) => third === index || third === slug) : undefined
  if (job) return { title: job.title, path: pathOf('job', language, job.slug) }
  const own = part === 'ownPages' ? site.ownPages[String(second)] : undefined
  if (own) return { title: own.h1, path: ownPath(String(second)) }
  const key = part === 'pages' ? String(second) : (pagesOfParts[part] ?? part)
  const path = pagePaths(language)[key] ?? pathOf('home', language)
  const found = site.navigation.find(({ href }) => href === path)
  return { title: found?.title ?? site.pages[key]?.h1.replaceAll('\n', ' ') ?? site.name, path }
}

/** Parts that are on a page of another name. */
const pagesOfParts: Record<string, string> = { terms: 'about' }

const showsTerm = ({ id, page }: Site['services'][number], { service = id, except }: Site['terms'][number]) =>
  page !== undefined && id === service && id !== except
