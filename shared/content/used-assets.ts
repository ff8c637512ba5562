import { namedAsset } from './asset-fields.ts'
import { contentTexts } from './content-places.ts'
import type { Drawing } from './site-types.ts'

/** A photograph: `/assets/FILE-WIDTH.avif|webp` in all widths, as JPEG in two of them. */
export type Picture = { file: string; alt: string; width: number; height: number; widths: number[] }

/** `sheet` is the address of the SVG file that holds it. */
export type DrawingSize = Omit<Drawing, 'markup' | 'phone'> & {
  sheet: string
  phone?: { width: number; height: number; ground?: number }
}
/** Pictures and drawings by the names that content uses. */
export type Assets = { pictures: Record<string, Picture>; drawings: Record<string, DrawingSize> }

/** The pictures and drawings that a piece of content names, and no others. */
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
