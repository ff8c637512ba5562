import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../shared/page-data.ts'
import { contentPages, missingPostPage, notFoundPage, type Page, postPage } from '../../shared/routes.ts'

export const builtSiteNames = ['fencing', 'insulation']

const builtSiteFolder = (name: string) => path.resolve(import.meta.dirname, '../../dist/sites', name)

/** A content set as the build left it. */
export function readBuiltSite(name: string): BuiltSite {
  return JSON.parse(readFileSync(path.join(builtSiteFolder(name), 'site.json'), 'utf8'))
}

/** Every page of a set that can be asked for, articles and unknown addresses included. */
export function everyPage(site: BuiltSite): Page[] {
  return [
    ...contentPages(site),
    ...site.articles.map((article) => postPage(article.slug, site.language)),
    { ...notFoundPage(site.language), path: '/no-such-page/' },
    { ...missingPostPage(site.language), path: '/blog/no-such-post/' },
  ]
}
