import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { fullHash } from '../files/content-hash.ts'
import { cachedFolder } from '../files/file-cache.ts'
import type { Progress } from '../progress.ts'
import { runTogether } from '../run-together.ts'
import { encodingAt, jpegWidths, pictureWidths } from './picture-settings.ts'

const infoSchema = v.object({ width: v.number(), height: v.number(), widths: v.array(v.number()), dominant: v.string() })
type PictureInfo = v.InferOutput<typeof infoSchema>

/** `file` is the file name without width and extension: `NAME-HASH`. */
export type EncodedPicture = PictureInfo & { name: string; file: string; source: string }

/** Writes every photo of a folder in all sizes and formats to `assets`. Unchanged ones come from the cache. */
export async function encodePictures(folder: string, cache: string, assets: string, progress: Progress): Promise<EncodedPicture[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.jpg')).map((file) => path.basename(file, '.jpg'))
  const settings = JSON.stringify([jpegWidths, pictureWidths.map((width) => [width, encodingAt(width)])])
  let done = 0
  return runTogether(names.sort(), 2, async (name) => {
    const source = path.join(folder, `${name}.jpg`)
    const bytes = await readFile(source)
    const key = fullHash(bytes, settings).slice(0, 16)
    const cached = await cachedFolder(cache, key, () => encodePicture(bytes))
    const info = v.parse(infoSchema, JSON.parse(await readFile(path.join(cached, 'info.json'), 'utf8')))
    const file = `${name}-${key.slice(0, 8)}`
    for (const size of filesOf(info.widths)) await placeFile(path.join(cached, size), path.join(assets, `${file}-${size}`))
    progress.step('  pictures', ++done, names.length)
    return { ...info, name, file, source }
  })
}

const filesOf = (widths: readonly number[]) => [
  ...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  ...jpegWidths.map((width) => `${width}.jpg`),
]

/** File names contain a content hash, so an existing file is up to date. */
async function placeFile(from: string, to: string): Promise<void> {
  if (!existsSync(to)) await copyFile(from, to)
}

async function encodePicture(bytes: Uint8Array): Promise<Map<string, Uint8Array | string>> {
  const upright = sharp(bytes).rotate().toColourspace('srgb')
  const { data, info } = await upright.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  const widths = pictureWidths.filter((width) => width <= info.width)
  const files = new Map<string, Uint8Array | string>()
  for (const width of widths) {
    const pixels = await sharp(data).resize(width).png({ compressionLevel: 0 }).toBuffer()
    const { avif, webp } = encodingAt(width)
    files.set(`${width}.avif`, await sharp(pixels).avif(avif).toBuffer())
    files.set(`${width}.webp`, await sharp(pixels).webp(webp).toBuffer())
  }
  for (const width of jpegWidths) {
    // Pages and the sitemap link these files whatever the picture's size.
    const resized = sharp(data).resize(width, undefined, { withoutEnlargement: true })
    files.set(`${width}.jpg`, await resized.jpeg(encodingAt(width).jpg).toBuffer())
  }
  const result: PictureInfo = { width: info.width, height: info.height, widths, dominant: await dominantColor(data) }
  return files.set('info.json', JSON.stringify(result))
}

/** The mean of all pixels, used as the background color until the picture loads. */
async function dominantColor(bytes: Uint8Array): Promise<string> {
  const { channels } = await sharp(bytes).stats()
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
