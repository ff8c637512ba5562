import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AssetManifest } from '../../../shared/pages/asset-manifest.ts'
import type { BuiltSite, MeasuredSite } from '../../../shared/pages/page-data.ts'
import { fullHash, integrityOf, shortHash } from '../../content-hash.ts'
import type { BuildOptions } from '../build-options.ts'
import { readFont } from '../media/outlines.ts'
import type { SiteMedia } from '../media/site-media.ts'
import type { ClientBundle } from './client-bundle.ts'
import { clientFiles } from './client-files.ts'
import { fallbackWeights, fontFaceCss } from './fallback-metrics.ts'
import { licenseTexts } from './license-texts.ts'
import { bundleInlineScript, bundleMessages, bundleOwnerScript } from './page-scripts.ts'
import { proxyPage } from './proxy-page.ts'
import { bundleStyles, screenSheets } from './style-sheet.ts'
import { themeCss } from './theme-css.ts'

const require = createRequire(import.meta.url)

/**
 * Writes a set's scripts and styles, and the files that the server reads: `manifest.json`, `site.json` and one more for each additional
 * language, such as `site.es.json`, and `set.json` for what the owner changes.
 */
export async function writeSiteCode(options: BuildOptions, media: SiteMedia, bundle: ClientBundle, folder: string): Promise<void> {
  const { sites, pictures, social, templateFiles, source } = media
  const [site, ...others] = sites
  const publicFolder = path.join(folder, 'public')
  const writeAsset = (file: string, content: Uint8Array) => writeFile(path.join(publicFolder, 'assets', file), content)

  const fontPath = require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2')
  const [inlineScript, font] = await Promise.all([bundleInlineScript(options.root), readFile(fontPath)])
  for (const [name, contents] of bundle.files) await writeAsset(name, contents)
  const fontFile = `public-sans-${shortHash(font)}.woff2`
  await writeAsset(fontFile, font)

  const fonts = { regular: readFont(fallbackWeights.regular), bold: readFont(fallbackWeights.bold) }
  const setCss = `${fontFaceCss({ href: `/assets/${fontFile}`, fonts })}\n${themeCss(site, pictures)}`
  const writeBuilt = async (name: string, extension: string, content: Uint8Array) => {
    const file = `${name}-${shortHash(content)}.${extension}`
    await writeAsset(file, content)
    return { href: `/assets/${file}`, integrity: integrityOf(content) }
  }

  const messages: AssetManifest['messages'] = {}
  for (const { language } of sites) {
    messages[language] = await writeBuilt(`messages-${language}`, 'js', await bundleMessages(options, language))
  }

  const screenStyles: AssetManifest['screenStyles'] = {}
  for (const { name, screens } of screenSheets) {
    const sheet = await writeBuilt(name, 'css', await bundleStyles(options, '', name))
    for (const screen of screens) screenStyles[screen] = sheet
  }

  const manifest: Omit<AssetManifest, 'version'> = {
    styles: await writeBuilt('site', 'css', await bundleStyles(options, setCss)),
    screenStyles,
    ownerStyles: await writeBuilt('owner', 'css', await bundleStyles(options, setCss, 'owner')),
    previewStyles: await writeBuilt('preview', 'css', await bundleStyles(options, '', 'preview')),
    ownerScript: await writeBuilt('owner', 'js', await bundleOwnerScript(options)),
    font: { href: `/assets/${fontFile}` },
    ...clientFiles(bundle, site.estimate?.table.kind),
    messages,
    inlineScript,
    social,
  }
  const version = fullHash(JSON.stringify(manifest), JSON.stringify(sites)).slice(0, 12)
  const writeSite = (file: string, one: MeasuredSite) => {
    // Each language counts as a separate build, so that links to it load a new document.
    const build = one.language === site.language ? version : `${version}-${one.language}`
    const builtSite: BuiltSite = { ...one, built: { ...one.built, build, templateFiles } }
    return writeFile(path.join(folder, file), JSON.stringify(builtSite))
  }
  await writeSite('site.json', site)
  for (const translated of others) await writeSite(`site.${translated.language}.json`, translated)
  await writeFile(path.join(folder, 'set.json'), JSON.stringify(source))
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ version, ...manifest }, null, 2))
  // Outside the public folder: only the proxy serves it.
  await writeFile(path.join(folder, 'maintenance.html'), proxyPage('maintenance', sites))
  await writeFile(path.join(folder, 'too-large.html'), proxyPage('tooLarge', sites))
  if (options.isDevelopment) return
  const shipped = [...Object.keys(bundle.metafile.inputs), path.relative(options.root, fontPath)]
  await writeFile(path.join(publicFolder, 'licenses.txt'), await licenseTexts(options.root, shipped))
}
