import type { Site } from '../../../shared/content/site-types.ts'
import { placedMark } from './mark-svg.ts'
import { breakLines, type OutlineFont, textPath, textWidth } from './outlines.ts'

export const cardSize = { width: 1200, height: 630 }
/** The height of the photo. Below it is the site's background color, with the trade's edge between the two. */
export const photoHeight = 424

const margin = 60
const edgeScale = 1.4
const middle = (photoHeight + cardSize.height) / 2 + 2
const titleSizes = [60, 56, 52, 48, 44, 40, 36, 32, 28]
const brandSizes = [27, 24, 21, 18]
/** Space between the title and the vertical rule, the rule and the brand, and the mark and the name. */
const gaps = { title: 40, rule: 30, mark: 18 }

type CardFonts = { title: OutlineFont; strong: OutlineFont; plain: OutlineFont }
type CardSite = Pick<Site, 'theme' | 'logo'>

/** The overlay of a social picture. Text is converted to paths, so it looks the same on every machine. */
export function socialCard(site: CardSite, title: string, fonts: CardFonts): string {
  const { light } = site.theme
  const ground = `<rect y="${photoHeight}" width="${cardSize.width}" height="${cardSize.height - photoHeight}" fill="${light.ground}"/>`
  const brand = placeBrand(site.logo, fonts)
  const titleWidth = brand.left - gaps.rule - gaps.title - margin
  const parts = [ground, edge(site.theme), titleLines(title, titleWidth, light.ink, fonts.title), drawBrand(site, brand)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">${parts.join('')}</svg>`
}

function edge({ edge: { desktop }, light }: Site['theme']): string {
  const period = desktop.width * edgeScale
  // Overlap by one pixel, so that no line of the photo shows between them.
  const top = photoHeight - desktop.height * edgeScale + 1
  const tiles = Array.from({ length: Math.ceil(cardSize.width / period) }, (_, index) => {
    return `<path transform="translate(${(index * period).toFixed(2)} ${top.toFixed(2)}) scale(${edgeScale})" d="${desktop.path}"/>`
  })
  return `<g fill="${light.ground}">${tiles.join('')}</g>`
}

/** Uses the largest size at which the title fits two lines, or three or four lines at the smallest sizes. */
function titleLines(title: string, width: number, color: string, font: OutlineFont): string {
  const fits = (size: number) => {
    const lines = breakLines(title, width, { font, size, spacing: -0.03 })
    return lines.length <= maxLines(size) && lines.every((line) => textWidth(line, { font, size, spacing: -0.03 }) <= width)
  }
  const size = titleSizes.find(fits) ?? 28
  const style = { font, size, spacing: -0.03 }
  const lines = balanced(title, width, style)
  const lineHeight = size * 1.1
  const first = middle - ((lines.length - 1) * lineHeight) / 2 + (size * 0.71) / 2
  const paths = lines.map((line, index) => textPath(line, margin, first + index * lineHeight, style))
  return `<path fill="${color}" d="${paths.join('')}"/>`
}

function maxLines(size: number): number {
  if (size >= 40) return 2
  return size >= 36 ? 3 : 4
}

/** Balances the lines: the narrowest column with the same number of lines, so that no word is left alone. */
function balanced(title: string, width: number, style: { font: OutlineFont; size: number; spacing: number }): string[] {
  const lines = breakLines(title, width, style)
  for (let narrower = width - 10; narrower > width / 3; narrower -= 10) {
    const next = breakLines(title, narrower, style)
    if (next.length > lines.length || next.some((line) => textWidth(line, style) > narrower)) break
    lines.splice(0, lines.length, ...next)
  }
  return lines
}

type Brand = { left: number; markSize: number; path: string }

/** Places mark and name at the right edge, in the largest size that leaves the title more than half of the card. */
function placeBrand(logo: Site['logo'], fonts: CardFonts): Brand {
  const names = [
    { text: logo.strong, font: fonts.strong },
    { text: logo.plain, font: fonts.plain },
  ]
  const markSize = 60
  const widthAt = (size: number) => Math.max(...names.map(({ text, font }) => textWidth(text, { font, size, spacing: -0.01 })))
  const size = brandSizes.find((candidate) => widthAt(candidate) <= 260) ?? 18
  const left = cardSize.width - margin - widthAt(size) - gaps.mark - markSize
  const path = names.map(({ text, font }, index) => {
    return textPath(text, left + markSize + gaps.mark, middle - 6 + index * size * 1.18, { font, size, spacing: -0.01 })
  })
  return { left, markSize, path: path.join('') }
}

function drawBrand({ theme }: CardSite, { left, markSize, path }: Brand): string {
  const ruleAt = left - gaps.rule
  const rule = `<path stroke="${theme.light['rule-2']}" stroke-width="2" d="M${ruleAt} ${middle - 46}V${middle + 46}"/>`
  const mark = placedMark(theme.mark, left, middle - markSize / 2, markSize, theme.light.accent)
  return `${rule}${mark}<path fill="${theme.light.ink}" d="${path}"/>`
}
