import * as v from 'valibot'
import { text } from '../schema/values.ts'
import { hexColor } from './schema-fields.ts'

/** Colors of one mode. Each becomes a CSS custom property of that name (`--rule-2`). */
const paletteEntries = {
  ground: hexColor,
  sunk: hexColor,
  raised: hexColor,
  ink: hexColor,
  soft: hexColor,
  rule: hexColor,
  'rule-2': hexColor,
  field: hexColor,
  accent: hexColor,
  'accent-hover': hexColor,
  'on-accent': hexColor,
  call: hexColor,
  'call-2': hexColor,
  'call-3': hexColor,
  'on-call': hexColor,
  second: hexColor,
  deep: hexColor,
  'deep-text': hexColor,
  'deep-text-2': hexColor,
  'deep-number': hexColor,
  line: hexColor,
  foam: hexColor,
  good: hexColor,
  bad: hexColor,
  'bad-ground': hexColor,
}

export const themeSchema = v.object({
  light: v.object(paletteEntries),
  dark: v.object(paletteEntries),
  /** Repeating edge below the hero: one period as a filled SVG path, with the page at the bottom. */
  edge: v.object({
    desktop: v.object({ width: v.number(), height: v.number(), path: text }),
    phone: v.object({ width: v.number(), height: v.number(), path: text }),
  }),
  hero: v.object({
    /** Color of the heading: `ink` on a light sky, or `white` on a dark picture, which adds a shade in the upper left. */
    promise: v.picklist(['ink', 'white']),
    /** `object-position` of the hero picture on phones, from md and from lg. */
    focus: v.object({ phone: text, tablet: text, desktop: text }),
  }),
  /** Logo mark: a path in a square of `size`, filled with the accent color. */
  mark: v.object({ size: v.number(), path: text }),
})
