import { createHash } from 'node:crypto'
import { mediaWidths, type Upload } from '../../shared/content/media-picture.ts'
import type { PictureStore } from '../store/store.ts'
import { jpegSize } from './jpeg-size.ts'

/** The limit for a JPEG that the browser did not make small. */
const maxPlainBytes = 1_000_000

export const mediaFolder = 'media'

type Jpeg = { bytes: Buffer; width: number; height: number }

/**
 * Stores pictures as sent: each as one JPEG, or, if the browser made them small (`isPrepared`), in several widths, the largest first.
 * A file that is not a JPEG, or is too large to be shown as it is, is left out.
 */
export async function keepUploads(store: Pick<PictureStore, 'write'>, files: readonly Buffer[], isPrepared: boolean): Promise<Upload[]> {
  const jpegs = files.flatMap((bytes): Jpeg[] => {
    const size = jpegSize(bytes)
    return size && (isPrepared || bytes.length <= maxPlainBytes) ? [{ bytes, ...size }] : []
  })
  const groups = isPrepared ? groupByPicture(jpegs) : jpegs.map((jpeg) => [jpeg])
  const uploads: Upload[] = []
  for (const group of groups) uploads.push(await keepUpload(store, group))
  return uploads
}

/** A picture's first file is its largest, of any width. The files after it have smaller widths from the list. */
function groupByPicture(jpegs: readonly Jpeg[]): Jpeg[][] {
  const groups: Jpeg[][] = []
  for (const jpeg of jpegs) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && jpeg.width < before.width && mediaWidths.some((width) => width === jpeg.width)) last.push(jpeg)
    else groups.push([jpeg])
  }
  return groups
}

async function keepUpload(store: Pick<PictureStore, 'write'>, group: readonly Jpeg[]): Promise<Upload> {
  const [largest] = group
  if (!largest) throw new Error('A picture has no file')
  const hash = createHash('sha256').update(largest.bytes).digest('hex').slice(0, 32)
  for (const { bytes, width } of group) await store.write(mediaFolder, `${hash}-${width}.jpg`, once(bytes))
  return { hash, width: largest.width, height: largest.height, widths: group.map(({ width }) => width).sort((a, b) => a - b) }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
