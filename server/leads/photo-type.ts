/** What mail programs and browsers know pictures by. */
export const photoTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  avif: 'image/avif',
} as const

export type PhotoType = keyof typeof photoTypes

/** As many bytes as `photoType` looks at. */
export const photoHeadBytes = 32

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** By the first bytes alone: names and types that were posted are only claims. */
export function photoType(head: Uint8Array): PhotoType | undefined {
  const bytes = Buffer.from(head)
  if (bytes.length < photoHeadBytes) return undefined
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpg'
  if (bytes.subarray(0, png.length).equals(png)) return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return undefined
  const brand = text(8, 12)
  // Of general image files (mif1) the compatible brands tell more.
  if (brand === 'avif' || brand === 'avis' || text(16, photoHeadBytes).includes('avif')) return 'avif'
  return heicBrands.includes(brand) ? 'heic' : undefined
}

/** Of a picture that is kept, by its name. */
export function photoTypeOf(name: string): PhotoType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return isPhotoType(ending) ? ending : undefined
}

const isPhotoType = (text: string): text is PhotoType => Object.hasOwn(photoTypes, text)
