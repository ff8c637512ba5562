import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { pathOf } from '../../shared/addresses/routes.ts'
import { upToDateOn } from '../../shared/blog/posts.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { projectRoot } from '../helpers/project-root.ts'
import { openSeoSite, type SeoSite } from '../helpers/seo-site.ts'

describe.each(builtSiteNames)('the sitemap of %s', (name) => {
  let site: SeoSite
  let xml: string
  beforeAll(async () => {
    site = await openSeoSite(name)
    xml = (await site.ask('/sitemap.xml')).text
  })
  afterAll(() => site.close())

  test('is valid by the protocol’s schema', async () => {
    expect(await schemaFaults(xml)).toEqual([])
    // The check itself finds an unknown element and an invalid date.
    expect(await schemaFaults(xml.replace('</url>', '<priority>much</priority></url>'))).not.toEqual([])
    expect(await schemaFaults(xml.replace(/<lastmod>[^<]+/, '<lastmod>in December'))).not.toEqual([])
  })

  test('lists the canonical URL of every indexable page once, and no others', async () => {
    const documents = await site.readDocuments()
    const canonical = [...documents.values()].map((document) => document.attribute('link[rel="canonical"]', 'href'))
    expect(
      entries(xml)
        .map(({ address }) => address)
        .sort(),
    ).toEqual(canonical.sort())
    expect(new Set(canonical).size).toBe(canonical.length)
  })

  test('has lastmod for articles, and not for pages without a known date', async () => {
    const known = new Map(
      site.sites.flatMap(({ language, articles }) => [
        [site.siteUrl + pathOf('blog', language), articles.map(upToDateOn).sort().at(-1)] as const,
        ...articles.map((article) => [site.siteUrl + pathOf('post', language, article.slug), upToDateOn(article)] as const),
      ]),
    )
    for (const { address, lastModified } of entries(xml)) {
      expect([address, lastModified?.slice(0, 10)]).toEqual([address, known.get(address)])
    }
    expect(xml).not.toMatch(/<(changefreq|priority)>/)
  })

  test('is linked in robots.txt, which disallows nothing', async () => {
    const { text, headers } = await site.ask('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = text.split('\n').filter(Boolean)
    expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${site.siteUrl}/sitemap.xml`])
  })
})

type Entry = { address: string; lastModified?: string }

function entries(xml: string): Entry[] {
  const values = (text: string, name: string) =>
    [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value)
  return xml
    .split('<url>')
    .slice(1)
    .map((entry) => ({
      address: values(entry, 'loc')[0] ?? '',
      lastModified: values(entry, 'lastmod')[0],
    }))
}

const protocolAndLinks = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.w3.org/1999/xhtml" schemaLocation="links.xsd"/>
</schema>`

/** The part of XHTML that search engines accept in a sitemap: links to other languages. */
const linksOfXhtml = `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <element name="link">
    <complexType>
      <attribute name="rel" fixed="alternate" use="required"/>
      <attribute name="hreflang" type="NMTOKEN" use="required"/>
      <attribute name="href" type="anyURI" use="required"/>
    </complexType>
  </element>
</schema>`

async function schemaFaults(xml: string): Promise<string[]> {
  const protocol = await readFile(path.join(projectRoot, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8')
  const { errors } = await validateXML({
    xml: { fileName: 'site.xml', contents: xml },
    schema: { fileName: 'both.xsd', contents: protocolAndLinks },
    preload: [
      { fileName: 'sitemap.xsd', contents: protocol },
      { fileName: 'links.xsd', contents: linksOfXhtml },
    ],
  })
  return errors.map(({ message }) => message)
}
