import { namedAsset } from './asset-fields.ts'
import { contentTexts } from './content-places.ts'
import type { Drawing } from './site-types.ts'

/** A photograph: `/assets/FILE-WIDTH.avif` in every width, JPEG in two of them. */
export type Picture = {
  file: string
  /** From the owner: `/media/FILE-WIDTH.jpg` and nothing else. */
  isMedia?: true
  alt: string
  width: number
  height: number
  widths: number[]
  /** Widths of its crop for a tall box on phones, `FILE-upright-WIDTH.avif`. */
  upright?: number[]
}

/** `sheet` is the address of the SVG file that contains the drawing. */
export type DrawingSize = Omit<Drawing, 'markup' | 'phone'> & {
  sheet: string
  phone?: { width: number; height: number; ground?: number }
}
/** Pictures and drawings, keyed by the names that content uses. */
export type Assets = { pictures: Record<string, Picture>; drawings: Record<string, DrawingSize> }

/** Only the pictures and drawings that this content names. */
export function usedAssets(content: unknown, all: Assets): Assets {
  const used: Assets = { pictures: {}, drawings: {} }
  for (const { field, value } of contentTexts(content)) {
    const asset = namedAsset(field, value)
    const picture = asset?.kind === 'picture' ? all.pictures[asset.name] : undefined
    const drawing = asset && asset.kind !== 'picture' ? all.drawings[asset.name] : undefined
    if (asset && picture) used.pictures[asset.name] = picture
    if (asset && drawing) used.drawings[asset.name] = drawing
  }
  return used
}

export const usedPictures = (content: unknown): string[] =>
  contentTexts(content).flatMap(({ field, value }) => {
    const asset = namedAsset(field, value)
    return asset?.kind === 'picture' ? [asset.name] : []
  })
