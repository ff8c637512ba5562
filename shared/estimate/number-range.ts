import { numberText } from '../text/number-text.ts'
import type { Question, Values } from '../trades/trade.ts'

/**
 * The end of a slider; larger numbers can be typed. A multiple of five if possible, so that every second label of the scale is a whole
 * number.
 */
export const sliderMax = ({ to, sliderTo, standard }: Question & { kind: 'whole' }, answers: Values) =>
  Math.min(to - (to % 5) || to, sliderTo ?? Math.ceil(standard(answers) / 2) * 5)

/** The numbers at the tenths of a slider's scale. Only whole ones can be chosen, so others are left out. */
export const scaleTexts = (max: number): string[] =>
  Array.from({ length: 11 }, (_, index) => (max * index) / 10).map((value) => (Number.isInteger(value) ? numberText(value) : ''))
