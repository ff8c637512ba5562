import type { Theme } from '../../../shared/content/site-types.ts'

type MarkOptions = {
  color: string
  /** Color behind it; transparent without. */
  ground?: string
  /** Share of the picture's edge that the mark takes. */
  share: number
}

/** The logo's mark in the middle of a square picture of 100 by 100. */
export function markSvg(mark: Theme['mark'], { color, ground, share }: MarkOptions): string {
  const background = ground ? `<rect width="100" height="100" fill="${ground}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${background}${placedMark(mark, 50 - share * 50, 50 - share * 50, share * 100, color)}</svg>`
}

/** The mark as a piece of a larger picture. */
export const placedMark = (mark: Theme['mark'], x: number, y: number, size: number, color: string) =>
  `<path transform="translate(${x} ${y}) scale(${size / mark.size})" fill="${color}" d="${mark.path}"/>`

/** Follows the visitor's system, since a browser's tabs do and the page's own choice cannot reach them. */
export function faviconSvg({ mark, light, dark }: Theme): string {
  const style = `path{fill:${light.accent}}@media (prefers-color-scheme:dark){path{fill:${dark.accent}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}"><style>${style}</style><path d="${mark.path}"/></svg>\n`
}
