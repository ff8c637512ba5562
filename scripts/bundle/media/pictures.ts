import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { createSemaphore } from '../../../server/base/semaphore.ts'
import { fullHash } from '../../content-hash.ts'
import { cachedFolder } from '../files/file-cache.ts'
import type { Progress } from '../progress.ts'
import { encodingAt, jpegWidths, pictureWidths, upright } from './picture-settings.ts'

const infoSchema = v.object({
  width: v.number(),
  height: v.number(),
  widths: v.array(v.number()),
  /** Widths of the upright crop, for a picture that has one. */
  upright: v.optional(v.array(v.number())),
  dominant: v.string(),
})
type PictureInfo = v.InferOutput<typeof infoSchema>

/** `file` is the file name without width and extension: `NAME-HASH`. */
export type EncodedPicture = PictureInfo & { name: string; file: string; source: string }

/** Pictures that also get an upright crop, with its position between the left edge (0) and the right one (1). */
export type UprightCrops = ReadonlyMap<string, number>

/** Writes every photo of a folder in all sizes and formats to `assets`. Unchanged ones come from the cache. */
export async function encodePictures(
  folder: string,
  cache: string,
  assets: string,
  progress: Progress,
  crops: UprightCrops = new Map(),
): Promise<EncodedPicture[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.jpg')).map((file) => path.basename(file, '.jpg'))
  const settings = JSON.stringify([jpegWidths, pictureWidths.map((width) => [width, encodingAt(width)])])
  const slots = createSemaphore(2)
  let done = 0
  const encode = async (name: string): Promise<EncodedPicture> => {
    const source = path.join(folder, `${name}.jpg`)
    const bytes = await readFile(source)
    const crop = crops.get(name)
    const key = fullHash(bytes, crop === undefined ? settings : JSON.stringify([settings, upright, crop])).slice(0, 16)
    const cached = await cachedFolder(cache, key, () => encodePicture(bytes, crop))
    const info = v.parse(infoSchema, JSON.parse(await readFile(path.join(cached, 'info.json'), 'utf8')))
    const file = `${name}-${key.slice(0, 8)}`
    for (const size of filesOf(info)) await placeFile(path.join(cached, size), path.join(assets, `${file}-${size}`))
    progress.step('  pictures', ++done, names.length)
    return { ...info, name, file, source }
  }
  return Promise.all(names.sort().map((name) => slots.run(() => encode(name))))
}

const filesOf = ({ widths, upright = [] }: PictureInfo) => [
  ...widths.map((width) => `${width}.avif`),
  ...jpegWidths.map((width) => `${width}.jpg`),
  ...upright.map((width) => `upright-${width}.avif`),
]

/** File names contain a content hash, so an existing file is up to date. */
async function placeFile(from: string, to: string): Promise<void> {
  if (!existsSync(to)) await copyFile(from, to)
}

async function encodePicture(bytes: Uint8Array, crop: number | undefined): Promise<Map<string, Uint8Array | string>> {
  const turned = sharp(bytes).rotate().toColourspace('srgb')
  const { data, info } = await turned.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  const widths = pictureWidths.filter((width) => width <= info.width)
  const files = new Map<string, Uint8Array | string>()
  for (const width of widths) {
    files.set(`${width}.avif`, await sharp(data).resize(width).avif(encodingAt(width).avif).toBuffer())
  }
  for (const width of jpegWidths) {
    // Pages and the sitemap link these files whatever the picture's size.
    const resized = sharp(data).resize(width, undefined, { withoutEnlargement: true })
    files.set(`${width}.jpg`, await resized.jpeg(encodingAt(width).jpg).toBuffer())
  }
  const result: PictureInfo = { width: info.width, height: info.height, widths, dominant: await dominantColor(data) }
  if (crop !== undefined) {
    const width = Math.min(Math.round(info.height * upright.ratio), info.width)
    const cropped = sharp(data).extract({ left: Math.round((info.width - width) * crop), top: 0, width, height: info.height })
    result.upright = upright.widths.filter((candidate) => candidate <= width)
    for (const size of result.upright) files.set(`upright-${size}.avif`, await cropped.clone().resize(size).avif(upright.avif).toBuffer())
  }
  return files.set('info.json', JSON.stringify(result))
}

/** The mean of all pixels, used as the background color until the picture loads. */
async function dominantColor(bytes: Uint8Array): Promise<string> {
  const { channels } = await sharp(bytes).stats()
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
