import type { Drawing } from './site-types.ts'

/** A photograph: `/assets/FILE-WIDTH.avif|webp` in all widths, as JPEG in two of them. */
export type Picture = { file: string; alt: string; width: number; height: number; widths: number[] }

/** The address in a page's `img`: for browsers older than 2020 and for crawlers. */
export const jpegAddress = ({ file }: Pick<Picture, 'file'>) => `/assets/${file}-800.jpg`

export type DrawingSize = Omit<Drawing, 'markup' | 'phone'> & { phone?: { width: number; height: number; ground?: number } }
/** Pictures and drawings by the names that content uses. */
export type Assets = { pictures: Record<string, Picture>; drawings: Record<string, DrawingSize> }

const pictureKeys = new Set(['picture', 'pictures', 'fallbackPictures'])
const drawingKeys = new Set(['drawing', 'mark', 'run', 'icon'])

/** The pictures and drawings that a piece of content names, and no others. */
export function usedAssets(content: unknown, all: Assets): Assets {
  const used: Assets = { pictures: {}, drawings: {} }
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, key)
    else if (typeof value === 'object' && value !== null) for (const [name, item] of Object.entries(value)) visit(item, name)
    else if (typeof value === 'string') {
      const picture = pictureKeys.has(key) ? all.pictures[value] : undefined
      if (picture) used.pictures[value] = picture
      const name = key === 'avatarUrl' && value.startsWith('drawing:') ? value.slice('drawing:'.length) : value
      const drawing = drawingKeys.has(key) || key === 'avatarUrl' ? all.drawings[name] : undefined
      if (drawing) used.drawings[name] = drawing
    }
  }
  visit(content, '')
  return used
}
