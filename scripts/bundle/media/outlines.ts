import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { memoize } from '../../../server/base/memoize.ts'

const require = createRequire(import.meta.url)

export type FontWeight = 400 | 500 | 600 | 700 | 800

type Opentype = typeof import('opentype.js')
export type OutlineFont = import('opentype.js').Font
type PathCommand = import('opentype.js').PathCommand

/** The outlines of Public Sans, read once. Uses `require` because opentype.js has no named exports, contrary to its types. */
export const readFont = memoize((weight: FontWeight): OutlineFont => {
  const opentype: Opentype = require('opentype.js')
  const bytes = readFileSync(require.resolve(`@fontsource/public-sans/files/public-sans-latin-${weight}-normal.woff`))
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
})

type TextStyle = { font: OutlineFont; size: number /** In em. */; spacing?: number }

export function textWidth(text: string, { font, size, spacing = 0 }: TextStyle): number {
  return font.getAdvanceWidth(text, size, { letterSpacing: spacing })
}

/** A line of text as one SVG path, so that it looks the same on every machine, whatever its fonts. */
export function textPath(text: string, x: number, baseline: number, style: TextStyle): string {
  const { commands } = style.font.getPath(text, x, baseline, style.size, { letterSpacing: style.spacing ?? 0 })
  return commands.map(commandText).join('')
}

// opentype.js's `toPathData` writes NaN for coordinates in scientific notation, which cuts the path short.
function commandText(command: PathCommand): string {
  const point = (...coordinates: number[]) => coordinates.map((value) => value.toFixed(2)).join(' ')
  switch (command.type) {
    case 'Z':
      return 'Z'
    case 'Q':
      return `Q${point(command.x1, command.y1, command.x, command.y)}`
    case 'C':
      return `C${point(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    default:
      return command.type + point(command.x, command.y)
  }
}

/** Breaks a text into lines no wider than `width`; existing line breaks are kept. */
export function breakLines(text: string, width: number, style: TextStyle): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    for (const word of paragraph.split(/\s+/)) {
      const last = lines.at(-1)
      if (last !== undefined && textWidth(`${last} ${word}`, style) <= width) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}
