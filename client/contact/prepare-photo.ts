import { contactPhotos, megabyte } from '../../shared/contact/contact-photos.ts'
import { photoHeadBytes, photoType } from '../../shared/contact/photo-type.ts'

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
    const file = canReadCanvas() ? await jpegOf(scaled(picture, longestSide)) : undefined
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
  const { canvas, context } = newCanvas(picture.width * scale, picture.height * scale)
  // JPEG has no transparency; transparent pixels would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<File | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob?.type === 'image/jpeg' ? new File([blob], 'photo.jpg', { type: blob.type }) : undefined
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

function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no memory for a canvas')
  return { canvas, context }
}
