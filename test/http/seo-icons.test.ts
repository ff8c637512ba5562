import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { attributeOf, parseHtml } from '../helpers/html-document.ts'
import { openSeoSite, type SeoSite } from '../helpers/seo-site.ts'

describe.each(builtSiteNames)('%s', (name) => {
  let site: SeoSite
  beforeAll(async () => {
    site = await openSeoSite(name)
  })
  afterAll(() => site.close())

  test('every page links icons and a manifest that exist', async () => {
    const document = parseHtml((await site.ask('/')).text)
    const links = ['icon', 'apple-touch-icon', 'manifest'].flatMap((rel) =>
      document.all(`link[rel="${rel}"]`).map((link) => [rel, attributeOf(link, 'href')]),
    )
    expect(links).toEqual([
      ['icon', '/favicon.ico'],
      ['icon', '/favicon.svg'],
      ['apple-touch-icon', '/apple-touch-icon.png'],
      ['manifest', '/site.webmanifest'],
    ])
    for (const [, href = ''] of links) expect([href, (await site.ask(href)).status]).toEqual([href, 200])
  })

  test('the manifest has the site’s name, colors and start URL, and icons of the declared sizes', async () => {
    const { text, headers } = await site.ask('/site.webmanifest')
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({
      ...{ id: '/', start_url: '/', scope: '/', lang: 'en-US', name: site.site.name },
      ...{ background_color: site.site.theme.light.ground, theme_color: site.site.theme.light.ground },
    })
    expect(manifest.description.length).toBeGreaterThan(70)
    // Home screens cut off longer names.
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.icons.map(({ sizes, purpose }: Icon) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await site.ask(src)
      const { format, width, height } = await sharp(icon.body).metadata()
      expect([src, icon.headers['content-type'], `image/${format}`, `${width}x${height}`]).toEqual([src, type, type, sizes])
    }
  })

  test('the maskable icon has one color outside the safe zone', async () => {
    const { icons } = JSON.parse((await site.ask('/site.webmanifest')).text)
    const { body } = await site.ask(icons.find(({ purpose }: Icon) => purpose === 'maskable').src)
    const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const colors = new Set<string>()
    for (let place = 0; place < info.width * info.height; place++) {
      const [x, y] = [(place % info.width) - info.width / 2, Math.floor(place / info.width) - info.height / 2]
      if (Math.hypot(x, y) > 0.4 * info.width) colors.add(data.subarray(place * 4, place * 4 + 4).toString('hex'))
    }
    expect([...colors]).toEqual([`${site.site.theme.light.deep.slice(1).toLowerCase()}ff`])
  })

  test('the touch icon is 180 × 180 and opaque, because phones fill transparency with black', async () => {
    const { body } = await site.ask('/apple-touch-icon.png')
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
    expect((await sharp(body).stats()).isOpaque).toBe(true)
  })

  test('the SVG icon follows the system’s color scheme, and renders', async () => {
    const { text, headers, body } = await site.ask('/favicon.svg')
    expect(headers['content-type']).toBe('image/svg+xml')
    const { light, dark } = site.site.theme
    expect(text).toContain(light.accent)
    expect(text).toMatch(new RegExp(`@media ?\\(prefers-color-scheme: ?dark\\) ?\\{[^}]*${dark.accent}`))
    expect((await sharp(body).stats()).entropy).toBeGreaterThan(0.1)
  })

  test('the ICO contains pictures of 16, 32 and 48 pixels', async () => {
    const { body, headers } = await site.ask('/favicon.ico')
    expect(headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/)
    const images = icoImages(body)
    expect(images.map(({ size }) => size)).toEqual([16, 32, 48])
    for (const { size, bytes } of images) expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  })
})

type Icon = { src: string; sizes: string; type: string; purpose?: string }

function icoImages(ico: Buffer): { size: number; bytes: Buffer }[] {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1])
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    return { size: ico.readUInt8(entry), bytes: ico.subarray(offset, offset + length) }
  })
}
