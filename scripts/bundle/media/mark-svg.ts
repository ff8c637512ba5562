import type { Theme } from '../../../shared/content/site-types.ts'

type MarkOptions = {
  color: string
  /** Background color; transparent if left out. */
  ground?: string
  /** The mark's size as a share of the picture's. */
  share: number
}

/** The logo's mark in the middle of a 100 × 100 picture. */
export function markSvg(mark: Theme['mark'], { color, ground, share }: MarkOptions): string {
  const background = ground ? `<rect width="100" height="100" fill="${ground}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${background}${placedMark(mark, 50 - share * 50, 50 - share * 50, share * 100, color)}</svg>`
}

/** The mark as part of a larger picture. */
export const placedMark = (mark: Theme['mark'], x: number, y: number, size: number, color: string) =>
  `<path transform="translate(${x} ${y}) scale(${size / mark.size})" fill="${color}" d="${mark.path}"/>`

/** Follows the system's color scheme, as browser tabs do; the page's own color mode does not affect them. */
export function faviconSvg({ mark, light, dark }: Theme): string {
  const style = `path{fill:${light.accent}}@media (prefers-color-scheme:dark){path{fill:${dark.accent}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}"><style>${style}</style><path d="${mark.path}"/></svg>\n`
}
