import type { FontWeight, OutlineFont } from '../media/outlines.ts'

type FallbackMetrics = { sizeAdjust: number; ascent: number; descent: number }

/** Lower-case letters and spaces, roughly as frequent as in English text. */
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      '

/** Advance widths of Arial (and of its metric twins) in thousandths of an em. */
const arialWidths = {
  regular:
    'a556 b556 c500 d556 e556 f278 g556 h556 i222 j222 k500 l222 m833 n556 o556 p556 q556 r333 s500 t278 u556 v500 w722 x500 y500 z500',
  bold: 'a556 b611 c556 d611 e556 f333 g611 h611 i278 j278 k556 l278 m889 n611 o611 p611 q611 r389 s556 t333 u611 v556 w778 x556 y556 z500',
}
const arialSpace = 278

/** Adjusts Arial to the size of the font, so that the layout does not shift when the font loads. */
export function fallbackMetrics(font: OutlineFont, face: keyof typeof arialWidths): FallbackMetrics {
  const widths = new Map(arialWidths[face].split(' ').map((entry) => [entry.slice(0, 1), Number(entry.slice(1))]))
  const arial = average((letter) => (widths.get(letter) ?? arialSpace) / 1000)
  const own = average((letter) => (font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm)
  const sizeAdjust = own / arial
  const inEm = (units: number) => units / font.unitsPerEm / sizeAdjust
  return { sizeAdjust, ascent: inEm(font.ascender), descent: inEm(-font.descender) }
}

const average = (widthOf: (letter: string) => number) => [...sample].reduce((sum, letter) => sum + widthOf(letter), 0) / sample.length

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

type FontFaces = { href: string; fonts: { regular: OutlineFont; bold: OutlineFont } }

/** The weights measured for the fallback's regular and bold faces. */
export const fallbackWeights: { regular: FontWeight; bold: FontWeight } = { regular: 400, bold: 700 }

/**
 * `optional` uses the font only if it loads before the first paint, which waits 0.1 s, so the layout never shifts afterwards. With `swap`,
 * lines wrapped differently on one page in seven despite the metrics, with a layout shift of up to 0.41. On a first visit the font is too late
 * at 1.6 Mbit/s and 150 ms, but not at 5 Mbit/s; later pages always have it.
 */
export function fontFaceCss({ href, fonts }: FontFaces): string {
  const fallback = (face: keyof typeof arialWidths, locals: string, weights: string) => {
    const { sizeAdjust, ascent, descent } = fallbackMetrics(fonts[face], face)
    return `@font-face{font-family:"Public Sans Fallback";font-weight:${weights};src:${locals};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`
  }
  return [
    `@font-face{font-family:"Public Sans Variable";font-style:normal;font-weight:100 900;font-display:optional;src:url("${href}") format("woff2")}`,
    fallback('regular', 'local("Arial"),local("Liberation Sans"),local("Helvetica")', '100 599'),
    fallback('bold', 'local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Bold"),local("Arial-BoldMT")', '600 900'),
  ].join('\n')
}
