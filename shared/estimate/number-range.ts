import type { Question, Values } from '../trades/trade.ts'

/** Where a slider ends; larger numbers can be typed. */
export const sliderMax = ({ to, sliderTo, standard }: Question & { kind: 'whole' }, answers: Values) =>
  Math.min(to, sliderTo ?? Math.round(standard(answers) * 2.5))
