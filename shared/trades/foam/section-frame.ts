import { createFrame, type Frame } from '../../drawing/frame.ts'
import { inchesOnly } from '../../drawing/lengths.ts'
import { key, type Notation, uprightDimension } from '../../drawing/notation.ts'
import type { Point } from '../../drawing/paths.ts'
import { fillWords } from '../../text/fill-words.ts'
import type { FoamWords } from './foam-words.ts'

/** The words of the notes in a drawing. */
export type SectionWords = Omit<FoamWords['notes'], 'squareFeet'> & { foam: string }

/** What a section shows, and the drawing that it has. */
export type Section = {
  inches: number
  value: string
  words: SectionWords
  width: number
  height: number
  /** In a key beside the section, if it is drawn beside the building. */
  name: string | undefined
}

export const nameOf = ({ name }: Section, at: Point = [60, 24]): Notation[] => (name ? [key(name, at)] : [])

export const isSmall = ({ width }: Section) => width < 500

type Place = { scale: number; left: number; bottom: number; top?: number }

/** A frame that centers the range from `bottom` to `top` (inches) vertically in the drawing. Without `top`, `bottom` is at its lower edge. */
export function frameFor(section: Section, { scale, left, bottom, top = bottom + section.height / scale }: Place): Frame {
  const ground = Math.round((section.height + (top + bottom) * scale) / 2)
  return createFrame({ scale, left, ground, dense: isSmall(section) })
}

/** Left edge, in px, of drawings that span the full width. The thickness is shown to the left of it. */
export const stripLeft = (section: Section) => (isSmall(section) ? 112 : 116)

/** The smallest scale, in px per inch, of drawings that span the full width. */
function leastScale(width: number): number {
  if (width < 500) return 5.4
  return width < 900 ? 8.4 : 12
}

/**
 * The number of members at `spacing` inches in a drawing that spans the full width, and the scale in px per inch at which they fill it.
 * The drawing ends `beyond` inches after the last member.
 */
export function stripOf(section: Section, spacing: number, beyond = 0, enlarged = 1): { count: number; scale: number } {
  const { width } = section
  // The smallest view is as wide as a window, the others as the container.
  const room = width - stripLeft(section) - (isSmall(section) ? 20 : 2)
  const least = leastScale(width) * enlarged
  const count = Math.floor((room / least - beyond) / spacing)
  return { count, scale: room / (count * spacing + beyond) }
}

export const onCenter = ({ words }: Section, inches: number) => fillWords(words.onCenter, { size: inchesOnly(inches) })

export const thicknessOf = (frame: Frame, section: Section, x: number, from: number): Notation =>
  uprightDimension(frame, { x, from, to: from + section.inches, text: section.value, offset: 14 })
