/** MIME type by file extension. */
export const photoTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  avif: 'image/avif',
} as const

export type PhotoType = keyof typeof photoTypes

/** How many bytes `photoType` needs. No picture is shorter. */
export const photoHeadBytes = 64

const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** The type by the first bytes of the file. The posted file name and MIME type are not trusted. */
export function photoType(head: Uint8Array): PhotoType | undefined {
  if (head.length < photoHeadBytes) return undefined
  const text = String.fromCharCode(...head.subarray(0, photoHeadBytes))
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  const brands = brandsOf(text)
  // Both AVIF and HEIC files may have `mif1` as their major brand.
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heic.includes(brand)) ? 'heic' : undefined
}

/** The major brand and the compatible brands, without the minor version between them. */
function brandsOf(text: string): string[] {
  const box = text.slice(0, (text.charCodeAt(2) << 8) | text.charCodeAt(3))
  return [box.slice(8, 12), ...(box.slice(16).match(/.{4}/gs) ?? [])]
}

/** The type of a stored photo, by its file extension. */
export function photoTypeOf(name: string): PhotoType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return isPhotoType(ending) ? ending : undefined
}

const isPhotoType = (text: string): text is PhotoType => Object.hasOwn(photoTypes, text)
