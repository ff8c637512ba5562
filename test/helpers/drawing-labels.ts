import { labelWidth } from '../../shared/drawing/notation.ts'

/** The labels of a drawing that reach beyond its left or right edge. */
export function labelsOutside(markup: string, width: number): string[] {
  return [...markup.matchAll(/<text x="(-?[\d.]+)" y="[^"]*"(?: text-anchor="(\w+)")?[^>]*>([^<]*)<\/text>/g)].flatMap(
    ([, at, anchor = 'middle', text = '']) => {
      const share = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0.5
      const left = Number(at) - labelWidth(text) * share
      return left < 0 || left + labelWidth(text) > width ? [text] : []
    },
  )
}
