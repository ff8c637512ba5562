import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Site } from '../../../shared/content/site-types.ts'
import { fullHash, shortHash } from '../../content-hash.ts'
import { cachedFile } from '../files/file-cache.ts'
import { icoFile } from './ico-file.ts'
import { faviconSvg, markSvg } from './mark-svg.ts'
import { type ManifestIcon, webManifest } from './web-manifest.ts'

/** Writes the favicons, the touch icon, and the web manifest with its icons, all drawn from the logo's mark. */
export async function writeIcons(site: Site, cache: string, publicFolder: string): Promise<void> {
  const { theme } = site
  const png = (svg: string, size: number) => cachedFile(cache, fullHash(svg, String(size)).slice(0, 16), () => rasterize(svg, size))
  const bare = markSvg(theme.mark, { color: theme.light.accent, share: 1 })
  const onPaper = markSvg(theme.mark, { color: theme.light.accent, ground: theme.light.ground, share: 0.6 })
  // Launchers may crop a maskable icon to a circle of 80% of its size.
  const maskable = markSvg(theme.mark, { color: theme.light['deep-number'], ground: theme.light.deep, share: 0.46 })

  const write = (name: string, content: string | Uint8Array) => writeFile(path.join(publicFolder, name), content)
  const writeHashed = async (name: string, content: Uint8Array) => {
    const file = `assets/${name}-${shortHash(content)}.png`
    await write(file, content)
    return `/${file}`
  }

  const sizes = [16, 32, 48]
  const images = await Promise.all(sizes.map(async (size) => ({ size, png: await png(bare, size) })))
  await write('favicon.ico', icoFile(images))
  await write('favicon.svg', faviconSvg(theme))
  await write('apple-touch-icon.png', await png(onPaper, 180))
  const icons: ManifestIcon[] = [
    { src: await writeHashed('icon-192', await png(onPaper, 192)), sizes: '192x192', type: 'image/png' },
    { src: await writeHashed('icon-512', await png(onPaper, 512)), sizes: '512x512', type: 'image/png' },
    { src: await writeHashed('icon-maskable', await png(maskable, 512)), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
  await write('site.webmanifest', webManifest(site, icons))
}

/** The SVG is 100 units wide; at this density it is rasterized at the final size instead of being scaled up. */
const rasterize = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
