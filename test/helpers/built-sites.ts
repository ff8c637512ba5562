import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentPages, missingPostPage, notFoundPage, type Page, pathOf, postPage } from '../../shared/addresses/routes.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { type WithAllPages, withAllPages } from './all-pages.ts'

export const builtSiteNames = ['fencing', 'insulation']

const builtSiteFolder = (name: string) => path.resolve(import.meta.dirname, '../../dist/sites', name)

/** A content set as built. */
export const readBuiltSite = (name: string): WithAllPages<BuiltSite> => withAllPages(readSiteFile(name, 'site.json'))

/** A built content set in its other languages. */
export const readBuiltTranslations = (name: string): BuiltSite[] =>
  readBuiltSite(name)
    .languages.slice(1)
    .map((language) => readSiteFile(name, `site.${language}.json`))

function readSiteFile(name: string, file: string): BuiltSite {
  return JSON.parse(readFileSync(path.join(builtSiteFolder(name), file), 'utf8'))
}

export const onePerScreen = (site: BuiltSite): Page[] => [...new Map(everyPage(site).map((page) => [page.screen, page])).values()]

/** Every page of a set, including articles and the two not-found pages. */
export function everyPage(site: BuiltSite): Page[] {
  return [
    ...contentPages(site),
    ...site.articles.map((article) => postPage(article.slug, site.language)),
    { ...notFoundPage(site.language), path: `${pathOf('home', site.language)}no-such-page/` },
    { ...missingPostPage(site.language), path: pathOf('post', site.language, 'no-such-post') },
  ]
}
