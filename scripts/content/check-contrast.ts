import { placeOf } from '../../shared/content/content-places.ts'
import type { Theme } from '../../shared/content/site-types.ts'
import { error, type Finding } from './finding.ts'

type Token = keyof Theme['light']
type Pair = { front: Token; back: Token; least: number }

const text = 4.5
const edge = 3

const pairs = (fronts: readonly Token[], backs: readonly Token[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })))

const grounds: readonly Token[] = ['ground', 'sunk', 'raised']

/** The color pairs on pages. WCAG 2 requires 4.5:1 for text and 3:1 for the edges of controls and drawings. */
const requiredPairs: readonly Pair[] = [
  ...pairs(['ink', 'soft', 'accent', 'accent-hover', 'second', 'good', 'bad'], grounds, text),
  ...pairs(['ink', 'bad'], ['bad-ground'], text),
  ...pairs(['on-accent'], ['accent', 'accent-hover'], text),
  ...pairs(['on-call'], ['call', 'call-2', 'call-3'], text),
  ...pairs(['deep-text', 'deep-text-2', 'deep-number'], ['deep'], text),
  ...pairs(['field', 'line'], grounds, edge),
]

export function checkContrast(theme: Theme): Finding[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    requiredPairs.flatMap(({ front, back, least }): Finding[] => {
      const [frontColor, backColor] = [theme[mode][front], theme[mode][back]]
      const ratio = contrastRatio(frontColor, backColor)
      if (ratio >= least) return []
      // Rounded down: a ratio that just fails must not be reported as the required one.
      const shownRatio = (Math.floor(ratio * 100) / 100).toFixed(2)
      const message = `${frontColor} on ${back} ${backColor} has a contrast of ${shownRatio}:1; it needs ${least}:1`
      return [error(placeOf(`theme.${mode}`, front), message)]
    }),
  )
}

/** The WCAG 2.2 contrast ratio, from 1 to 21. */
function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
