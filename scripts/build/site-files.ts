import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AssetManifest } from '../../shared/asset-manifest.ts'
import type { BuiltSite, DrawingSize } from '../../shared/page-data.ts'
import type { Drawing } from '../../shared/site-types.ts'
import { renderDrawingSheet } from '../drawing-sheet.ts'
import type { BuildOptions } from './build-options.ts'
import type { ClientBundler } from './client-bundle.ts'
import { clientFiles } from './client-files.ts'
import { fullHash, integrityOf, shortHash } from './content-hash.ts'
import type { CheckedSet } from './content-set.ts'
import { fallbackWeights, fontFaceCss } from './fallback-metrics.ts'
import { writeIcons } from './icons.ts'
import { bundleInlineScript } from './inline-script.ts'
import { licenseTexts } from './license-texts.ts'
import { readFont } from './outlines.ts'
import { pageChunks } from './page-chunks.ts'
import { type EncodedPicture, encodePictures } from './pictures.ts'
import { precompress } from './precompress.ts'
import { writeSocialPictures } from './social-pictures.ts'
import { bundleStyles } from './style-sheet.ts'
import { themeCss } from './theme-css.ts'

const require = createRequire(import.meta.url)

/** Everything of one set, written to `folder`: `site.json`, `manifest.json`, and `public/` with what is served. */
export async function writeSiteFiles(options: BuildOptions, set: CheckedSet, client: ClientBundler, folder: string): Promise<void> {
  const { root, cache, progress } = options
  const { site } = set
  const publicFolder = path.join(folder, 'public')
  const assets = path.join(publicFolder, 'assets')
  await mkdir(assets, { recursive: true })
  await cp(path.join(root, 'public'), publicFolder, { recursive: true, filter: (file) => !file.endsWith('.md') })

  const writeAsset = async (name: string, ending: string, content: string | Uint8Array) => {
    const file = `${name}-${shortHash(content)}.${ending}`
    await writeFile(path.join(assets, file), content)
    return `/assets/${file}`
  }

  const pictures = await encodePictures(path.join(set.folder, 'pictures'), path.join(cache, 'pictures'), assets, progress)
  const social = await writeSocialPictures(site, pictures, path.join(cache, 'social'), assets, progress)
  await writeIcons(site, path.join(cache, 'icons'), publicFolder)

  const drawingSheet = await writeAsset('drawings', 'svg', renderDrawingSheet(set.drawings))
  const built: BuiltSite = {
    ...site,
    built: { pictures: pictureSizes(site, pictures), drawings: drawingSizes(set.drawings), drawingSheet },
  }

  const bundle = await client.bundle(pageChunks(built))
  for (const [name, { contents }] of bundle.chunks) await writeFile(path.join(assets, name), contents)
  await writeFile(path.join(publicFolder, 'licenses.txt'), await licenseTexts(root, Object.keys(bundle.metafile.inputs)))

  const font = await readFile(require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'))
  const fontHref = await writeAsset('public-sans', 'woff2', font)
  const fonts = { regular: readFont(fallbackWeights.regular), bold: readFont(fallbackWeights.bold) }
  const sheet = await bundleStyles(options, `${fontFaceCss({ href: fontHref, fonts })}\n${themeCss(site, pictures)}`)

  const manifest: Omit<AssetManifest, 'version'> = {
    styles: { href: await writeAsset('site', 'css', sheet), integrity: integrityOf(sheet) },
    font: { href: fontHref },
    ...clientFiles(bundle.chunks),
    inlineScript: await bundleInlineScript(root),
    social,
  }
  const siteJson = JSON.stringify(built)
  const version = fullHash(JSON.stringify(manifest), siteJson).slice(0, 12)
  await writeFile(path.join(folder, 'site.json'), siteJson)
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ version, ...manifest }, null, 2))
  if (!options.isDevelopment) await precompress(publicFolder)
}

function pictureSizes(site: CheckedSet['site'], pictures: readonly EncodedPicture[]): BuiltSite['built']['pictures'] {
  const sizes = pictures.map(({ name, file, width, height, widths }) => {
    return [name, { file, alt: site.pictures[name]?.alt ?? '', width, height, widths }]
  })
  return Object.fromEntries(sizes)
}

function drawingSizes(drawings: Record<string, Drawing>): Record<string, DrawingSize> {
  const sizes = Object.entries(drawings).map(([name, { markup: _, phone, ...drawing }]) => {
    return [name, phone ? { ...drawing, phone: { width: phone.width, height: phone.height, ground: phone.ground } } : drawing]
  })
  return Object.fromEntries(sizes)
}
