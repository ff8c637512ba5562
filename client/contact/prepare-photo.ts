import { contactPhotos, megabyte } from '../../shared/contact/contact-photos.ts'
import { photoHeadBytes, photoType } from '../../shared/contact/photo-type.ts'
import { drawnOnWhite, jpegOf, newCanvas } from '../ui/jpeg.ts'

type PreparedPhoto =
  /** Without a thumbnail: the browser could not decode the file, so it is sent unchanged. */
  { file: File; thumbnail?: HTMLCanvasElement } | { problem: 'tooLarge' | 'notAPhoto' }

const longestSide = 2048
const thumbnailSide = 256
const quality = 0.85

/** Redraws a photo upright, small enough to send, and without metadata such as place, time and device. */
export async function preparePhoto(original: File): Promise<PreparedPhoto> {
  // Applies the orientation by default; the option for it throws in Chrome 109.
  const picture = await createImageBitmap(original).catch(() => undefined)
  if (!picture) return checkOriginal(original)
  try {
    const thumbnail = scaled(picture, thumbnailSide)
    const file = canReadCanvas() ? await jpegOf(scaled(picture, longestSide), quality, 'photo.jpg') : undefined
    return file ? { file, thumbnail } : { ...(await checkOriginal(original)), thumbnail }
  } finally {
    picture.close()
  }
}

async function checkOriginal(file: File): Promise<PreparedPhoto> {
  const head = await file.slice(0, photoHeadBytes).arrayBuffer()
  if (!photoType(new Uint8Array(head))) return { problem: 'notAPhoto' }
  return file.size > contactPhotos.maxMegabytes * megabyte ? { problem: 'tooLarge' } : { file }
}

function scaled(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  return drawnOnWhite(picture, picture.width * scale, picture.height * scale)
}

/** Browsers that resist fingerprinting return noise instead of a canvas's pixels. */
function canReadCanvas(): boolean {
  const { context } = newCanvas(1, 1)
  context.fillStyle = '#808080'
  context.fillRect(0, 0, 1, 1)
  return context
    .getImageData(0, 0, 1, 1)
    .data.slice(0, 3)
    .every((value) => Math.abs(value - 0x80) < 8)
}
