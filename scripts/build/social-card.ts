import type { Site } from '../../shared/site-types.ts'
import { placedMark } from './mark-svg.ts'
import { breakLines, type OutlineFont, textPath, textWidth } from './outlines.ts'

export const cardSize = { width: 1200, height: 630 }
/** The photograph's height; the card's lower part is the site's ground, and the trade's edge stands between the two. */
export const photoHeight = 424

const margin = 60
const brandWidth = 300
const edgeScale = 1.4

export type CardFonts = { title: OutlineFont; strong: OutlineFont; plain: OutlineFont }
type CardSite = Pick<Site, 'theme' | 'logo'>

/** What is drawn over the photograph. Text is outlines, so the picture is the same on every machine. */
export function socialCard(site: CardSite, title: string, fonts: CardFonts): string {
  const { light } = site.theme
  const ground = `<rect y="${photoHeight}" width="${cardSize.width}" height="${cardSize.height - photoHeight}" fill="${light.ground}"/>`
  const parts = [ground, edge(site.theme), titleLines(title, light.ink, fonts.title), brand(site, fonts)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">${parts.join('')}</svg>`
}

function edge({ edge: { desktop }, light }: Site['theme']): string {
  const period = desktop.width * edgeScale
  // One pixel down into the ground: no seam of the photograph shows between them.
  const top = photoHeight - desktop.height * edgeScale + 1
  const tiles = Array.from({ length: Math.ceil(cardSize.width / period) }, (_, index) => {
    return `<path transform="translate(${(index * period).toFixed(2)} ${top.toFixed(2)}) scale(${edgeScale})" d="${desktop.path}"/>`
  })
  return `<g fill="${light.ground}">${tiles.join('')}</g>`
}

/** The largest size at which the title fits two lines, or three of the smallest. */
function titleLines(title: string, color: string, font: OutlineFont): string {
  const width = cardSize.width - 2 * margin - brandWidth - 40
  const sizes = [60, 56, 52, 48, 44, 40]
  const fits = (size: number) => breakLines(title, width, { font, size, spacing: -0.03 }).length <= 2
  const size = sizes.find(fits) ?? 38
  const lines = balanced(title, width, { font, size, spacing: -0.03 })
  const lineHeight = size * 1.1
  const capHeight = size * 0.71
  const middle = (photoHeight + cardSize.height) / 2 + 2
  const first = middle - ((lines.length - 1) * lineHeight) / 2 + capHeight / 2
  const paths = lines.map((line, index) => textPath(line, margin, first + index * lineHeight, { font, size, spacing: -0.03 }))
  return `<path fill="${color}" d="${paths.join('')}"/>`
}

/** The same number of lines in the narrowest column that holds them, so that no line is left with one word. */
function balanced(title: string, width: number, style: { font: OutlineFont; size: number; spacing: number }): string[] {
  const lines = breakLines(title, width, style)
  for (let narrower = width - 10; narrower > width / 3; narrower -= 10) {
    const next = breakLines(title, narrower, style)
    if (next.length > lines.length || next.some((line) => textWidth(line, style) > narrower)) break
    lines.splice(0, lines.length, ...next)
  }
  return lines
}

function brand({ logo, theme }: CardSite, fonts: CardFonts): string {
  const style = { size: 27, spacing: -0.01 }
  const mark = 60
  const names = [
    { text: logo.strong, font: fonts.strong },
    { text: logo.plain, font: fonts.plain },
  ]
  const widest = Math.max(...names.map(({ text, font }) => textWidth(text, { ...style, font })))
  const left = cardSize.width - margin - widest - 18 - mark
  const middle = (photoHeight + cardSize.height) / 2 + 2
  const paths = names.map(({ text, font }, index) => textPath(text, left + mark + 18, middle - 6 + index * 32, { ...style, font }))
  const rule = `<path stroke="${theme.light['rule-2']}" stroke-width="2" d="M${left - 30} ${middle - 46}V${middle + 46}"/>`
  return `${rule}${placedMark(theme.mark, left, middle - mark / 2, mark, theme.light.accent)}<path fill="${theme.light.ink}" d="${paths.join('')}"/>`
}
