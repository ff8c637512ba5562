import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { createSemaphore } from '../../../server/base/semaphore.ts'
import type { Site } from '../../../shared/content/site-types.ts'
import { fullHash, shortHash } from '../../content-hash.ts'
import { cachedFile } from '../files/file-cache.ts'
import type { Progress } from '../progress.ts'
import { readFont } from './outlines.ts'
import type { EncodedPicture } from './pictures.ts'
import { cardSize, photoHeight, socialCard } from './social-card.ts'
import { type SocialPage, socialPages } from './social-pages.ts'

const quality = { quality: 82, mozjpeg: true }

/** Writes the social (Open Graph) pictures to `assets`, and returns their URLs by page. */
export async function writeSocialPictures(
  site: Site,
  pictures: readonly EncodedPicture[],
  cache: string,
  assets: string,
  progress: Progress,
): Promise<Record<string, string>> {
  const fonts = { title: readFont(700), strong: readFont(700), plain: readFont(400) }
  const pages = socialPages(site)
  const slots = createSemaphore(2)
  let done = 0
  const write = async ({ key, title, picture: name }: SocialPage): Promise<[string, string]> => {
    const picture = pictures.find((candidate) => candidate.name === name)
    if (!picture) throw new Error(`The social picture of ${key} needs the photograph '${name}'`)
    const focus = site.pictures[name]?.focus
    const card = socialCard(site, title, fonts)
    const cacheKey = fullHash(picture.file, focus ?? '', card, JSON.stringify([quality, photoHeight])).slice(0, 16)
    const bytes = await cachedFile(cache, cacheKey, () => drawPicture(picture, focus, card))
    const file = `social-${key}-${shortHash(bytes)}.jpg`
    await writeFile(path.join(assets, file), bytes)
    progress.step(`  social pictures (${site.language})`, ++done, pages.length)
    return [key, `/assets/${file}`]
  }
  return Object.fromEntries(await Promise.all(pages.map((page) => slots.run(() => write(page)))))
}

async function drawPicture(picture: EncodedPicture, focus: string | undefined, card: string): Promise<Uint8Array> {
  const height = Math.max(photoHeight, Math.round((cardSize.width * picture.height) / picture.width))
  const [, vertical = '50'] = (focus ?? '').split(/%\s*/)
  const top = Math.round((height - photoHeight) * (Number(vertical) / 100))
  const photo = await sharp(picture.source)
    .resize(cardSize.width, height)
    .extract({ left: 0, top, width: cardSize.width, height: photoHeight })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp({ create: { ...cardSize, channels: 3, background: '#000' } })
    .composite([
      { input: photo, left: 0, top: 0 },
      { input: Buffer.from(card), left: 0, top: 0 },
    ])
    .jpeg(quality)
    .toBuffer()
}
