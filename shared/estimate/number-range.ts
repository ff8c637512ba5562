import type { Question, Values } from '../trades/trade.ts'

/** Where a slider ends; larger numbers can be typed. Its scale has a number at every fifth, so that small counts have whole numbers. */
export const sliderMax = ({ to, sliderTo, standard }: Question & { kind: 'whole' }, answers: Values) =>
  Math.min(to - (to % 5) || to, sliderTo ?? Math.ceil(standard(answers) / 2) * 5)
