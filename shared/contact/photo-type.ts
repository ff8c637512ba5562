/** What mail programs and browsers know pictures by. */
export const photoTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  avif: 'image/avif',
} as const

export type PhotoType = keyof typeof photoTypes

/** What `photoType` looks at; no picture is shorter. */
export const photoHeadBytes = 64

const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** By the first bytes alone: names and types that come with a file are only claims. */
export function photoType(head: Uint8Array): PhotoType | undefined {
  if (head.length < photoHeadBytes) return undefined
  const text = String.fromCharCode(...head.subarray(0, photoHeadBytes))
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  const brands = brandsOf(text)
  // Either may call itself a general image file (mif1) first.
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heic.includes(brand)) ? 'heic' : undefined
}

/** The major brand and, behind its version, the compatible ones. */
function brandsOf(text: string): string[] {
  const box = text.slice(0, (text.charCodeAt(2) << 8) | text.charCodeAt(3))
  return [box.slice(8, 12), ...(box.slice(16).match(/.{4}/gs) ?? [])]
}

/** Of a picture that is kept, by its name. */
export function photoTypeOf(name: string): PhotoType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return isPhotoType(ending) ? ending : undefined
}

const isPhotoType = (text: string): text is PhotoType => Object.hasOwn(photoTypes, text)
