/** Pictures that the owner uploaded: JPEG files in the store, served from `/media/HASH-WIDTH.jpg`. */
import * as v from 'valibot'
import type { Picture } from './used-assets.ts'

export const mediaWidths = [320, 740, 1200, 1600] as const

/** `hash` is of the largest file; `widths` are those that were made. */
export const uploadSchema = v.object({
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be a picture that was uploaded')),
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
  widths: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000))), v.minLength(1), v.maxLength(4)),
})

export type Upload = v.InferOutput<typeof uploadSchema>

export const mediaPicture = ({ hash, width, height, widths }: Upload, alt: string): Picture => ({
  file: hash,
  isMedia: true,
  alt,
  width,
  height,
  widths,
})

/** The address of a picture's largest JPEG, whether it is the set's or the owner's. */
export const largestJpeg = ({ isMedia, file, widths }: Picture): string =>
  isMedia ? `/media/${file}-${Math.max(...widths)}.jpg` : `/assets/${file}-1600.jpg`
