import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contentPages, postPage } from '../../shared/addresses/routes.ts'
import type { AssetManifest, BuiltFile } from '../../shared/pages/asset-manifest.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { imageOf } from '../../shared/pages/page-metadata.ts'
import { builtSiteNames, readBuiltTranslations } from '../helpers/built-sites.ts'
import { builtFolder } from '../helpers/built-texts.ts'

const folderOf = (name: string) => path.join(builtFolder, 'sites', name)
const servedFile = (name: string, href: string) => path.join(folderOf(name), 'public', href)
const readManifest = (name: string): AssetManifest => JSON.parse(readFileSync(path.join(folderOf(name), 'manifest.json'), 'utf8'))
const readSite = (name: string): BuiltSite => JSON.parse(readFileSync(path.join(folderOf(name), 'site.json'), 'utf8'))
const servedNames = (name: string) => readdirSync(path.join(folderOf(name), 'public'), { recursive: true, encoding: 'utf8' })

/** A selector with `§` for `:has()` and what contains it, and without the arguments of other pseudo-classes. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name, inner) => {
    if (name === 'has' || inner.includes('§')) return '§'
    return name === 'is' ? 'x' : ''
  })
  return shorter === selector ? selector : withoutArguments(shorter)
}

describe.each(builtSiteNames)('%s', (name) => {
  test('every script and style sheet matches its integrity in the manifest', () => {
    const { styles, entry, modules } = readManifest(name)
    const files: BuiltFile[] = [styles, entry, ...modules]
    for (const { href, integrity } of files) {
      const hash = createHash('sha256')
        .update(readFileSync(servedFile(name, href)))
        .digest('base64')
      expect(`sha256-${hash}`, href).toBe(integrity)
    }
  })

  test('the hash of the inline script matches its code', () => {
    const { code, hash } = readManifest(name).inlineScript
    expect(hash).toBe(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  })

  test('licenses.txt has the licenses of the scripts and the font', () => {
    const text = readFileSync(servedFile(name, 'licenses.txt'), 'utf8')
    for (const part of ['SIL OPEN FONT LICENSE', 'Copyright (c) David Jerleke', 'react-dom ']) expect(text).toContain(part)
  })

  test('there are no source maps and no references to them', () => {
    const names = servedNames(name)
    expect(names.filter((file) => file.endsWith('.map'))).toEqual([])
    for (const file of names.filter((candidate) => /\.(js|css)$/.test(candidate))) {
      expect(readFileSync(servedFile(name, file), 'utf8')).not.toContain('sourceMappingURL')
    }
  })

  // A browser's first date format takes up to 100 ms on a slow phone, so the server formats the dates of pages.
  test('scripts of pages format no dates, except in a message for a business that is closed for over a week', () => {
    const scripts = servedNames(name).filter((file) => file.endsWith('.js'))
    const formatting = scripts.filter((file) => /\bIntl\b|toLocale/.test(readFileSync(servedFile(name, file), 'utf8')))
    for (const file of formatting) expect(file).toMatch(/^assets\/(messages|owner)-/)
  })

  // Chromium restyles the whole page for each added element if a rule selects elements of any kind below `:has()`.
  test('below :has(), style rules select by class, tag or attribute', () => {
    const { styles, screenStyles } = readManifest(name)
    const selectors = [styles, ...Object.values(screenStyles)]
      .map(({ href }) => readFileSync(servedFile(name, href), 'utf8'))
      .flatMap((css) => css.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? [])
      .filter((selector) => !selector.includes('@'))
    expect(selectors.length).toBeGreaterThan(10)
    expect(
      selectors.flatMap((list) => withoutArguments(list).split(',')).filter((selector) => /§.*[ >+~](?![\w.#[])/.test(selector)),
    ).toEqual([])
  })

  test('every file name in /assets/ has a hash', () => {
    const assets = readdirSync(path.join(folderOf(name), 'public', 'assets'))
    expect(assets.filter((file) => !/-([0-9a-f]{8}|[0-9A-Z]{8})(-upright)?(-\d+)?\.[a-z0-9]+(\.br|\.gz)?$/.test(file))).toEqual([])
  })

  test('compressed files have the same content as the originals', () => {
    const compressed = servedNames(name).filter((file) => /\.(br|gz)$/.test(file))
    expect(compressed.filter((file) => file.endsWith('.js.br')).length).toBeGreaterThanOrEqual(5)
    for (const file of compressed) {
      const bytes = readFileSync(servedFile(name, file))
      const whole = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
      expect(whole.equals(readFileSync(servedFile(name, file.slice(0, -3)))), file).toBe(true)
    }
  })

  test('text-decoration sets only the line, because Safari drops longer values', () => {
    const styles = readFileSync(servedFile(name, readManifest(name).styles.href), 'utf8')
    expect(styles).toContain('text-decoration:underline;text-decoration-thickness:')
    expect(styles.match(/text-decoration:[^;}]* [^;}]*/g)).toBe(null)
  })

  test('text with a halo has no letter spacing, because Safari would draw each halo over the previous character', () => {
    // Read the listed sheets only, because the folder also has those of earlier builds.
    const sheets = new Set(Object.values(readSite(name).built.drawings).map(({ sheet }) => sheet))
    const drawn = [...sheets].map((sheet) => readFileSync(servedFile(name, sheet), 'utf8')).join('')
    const haloed = drawn.match(/<[^>]*paint-order[^>]*>/g) ?? []
    expect(haloed.length).toBeGreaterThan(0)
    expect(haloed.filter((tag) => tag.includes('letter-spacing'))).toEqual([])
  })

  test('every photo exists in all its sizes, and as JPEG in two', () => {
    for (const [picture, { file, widths }] of Object.entries(readSite(name).built.pictures)) {
      expect(widths.length, picture).toBeGreaterThan(0)
      for (const width of widths) expect(existsSync(servedFile(name, `/assets/${file}-${width}.avif`)), picture).toBe(true)
      for (const width of [800, 1600]) expect(existsSync(servedFile(name, `/assets/${file}-${width}.jpg`)), picture).toBe(true)
    }
  })

  test('every page has a social picture of 1200 × 630', async () => {
    const { social } = readManifest(name)
    const keys = [readSite(name), ...readBuiltTranslations(name)].flatMap((site) => [
      ...contentPages(site),
      ...site.articles.map(({ slug }) => postPage(slug, site.language)),
    ])
    expect(Object.keys(social).sort()).toEqual(keys.map(imageOf).sort())
    for (const href of Object.values(social)) {
      const { format, width, height } = await sharp(servedFile(name, href)).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    }
  })

  test('the icons of the web manifest have the sizes it declares', async () => {
    const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(
      readFileSync(servedFile(name, '/site.webmanifest'), 'utf8'),
    )
    expect(manifest.name).toBe(readSite(name).name)
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(servedFile(name, src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })
})

test('all content sets have the same scripts', () => {
  const scripts = builtSiteNames.map((name) => {
    const { entry, modules } = readManifest(name)
    return [entry, ...modules]
  })
  expect(scripts.length).toBeGreaterThan(1)
  for (const others of scripts) expect(others).toEqual(scripts[0])
})
