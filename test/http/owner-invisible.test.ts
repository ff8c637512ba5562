import { expect, test } from 'vitest'
import { contentPages, type Page } from '../../shared/addresses/routes.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { makeApp } from '../helpers/app-site.ts'
import { dana } from '../helpers/owner-app.ts'

/** Pages may change at any time once owners publish, so shared caches may hold them only for seconds. */
const withoutCaching = (headers: Headers) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => name !== 'date')
      .map(([name, value]) => [name, value.replace(/s-maxage=\d+, stale-while-revalidate=\d+, (stale-if-error=\d+, )?/, '')]),
  )

/** One of each screen, because every page of a screen is drawn by the same component. All of them with `LONG=1`. */
function shownPages(site: BuiltSite): string[] {
  const pages = contentPages(site)
  const isFirst = ({ screen }: Page, index: number) => pages.findIndex((one) => one.screen === screen) === index
  return pages.filter((page, index) => process.env.LONG === '1' || isFirst(page, index)).map(({ path }) => path)
}

test.each(['fencing', 'insulation'])("visitors' pages of %s are the same with and without the owner's pages", async (site) => {
  const siteUrl = 'https://www.business.example'
  const off = await makeApp({ site, env: { SITE_URL: siteUrl } })
  const on = await makeApp({ site, env: { SITE_URL: siteUrl, OWNER_EMAILS: dana } })
  const set = off.services.sites.map((one) => one.site)
  const paths = set.flatMap(shownPages)
  expect(paths.length).toBeGreaterThan(10)
  const others = ['/robots.txt', '/sitemap.xml', '/api/pages/', '/nothing/', '/contact/?sent=1']
  for (const path of [...paths, ...others]) {
    const [before, after] = await Promise.all(
      [off, on].map(async ({ http }) => {
        const response = await fetch(`http://127.0.0.1:${http.port}${path}`)
        return { status: response.status, text: await response.text(), headers: withoutCaching(response.headers) }
      }),
    )
    // It tells how long messages are kept, and the owner's pages keep notes.
    if (path.endsWith('/privacy/')) expect(after?.status).toBe(200)
    else expect(after, path).toEqual(before)
    expect(after?.text, path).not.toContain('/owner/')
    expect(after?.headers).not.toHaveProperty('set-cookie')
  }
})
