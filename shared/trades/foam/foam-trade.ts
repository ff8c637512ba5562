import { inchesInWords } from '../../drawing/lengths.ts'
import { fillWords } from '../../text/fill-words.ts'
import { numberText } from '../../text/number-text.ts'
import type { Estimate, Trade, Values } from '../trade.ts'
import { drawSection } from './foam-drawing.ts'
import { foamFigures, layerOf } from './foam-figures.ts'
import { foamMark, standingMark } from './foam-mark.ts'
import type { FoamKind } from './foam-offer.ts'
import { foamQuestions } from './foam-questions.ts'
import type { FoamTable } from './foam-table.ts'
import type { FoamWords } from './foam-words.ts'
import { rValueMark } from './r-value-mark.ts'

type FoamEstimate = Estimate<FoamTable, FoamWords>

export const foamTrade: Trade<FoamTable, FoamWords> = {
  kind: 'foam',
  questions: foamQuestions,
  order: ['place', 'foam', 'area', 'thickness', 'removal'],
  figures: foamFigures,
  questionWords: ({ questions }, name) => Object.entries(questions).find(([key]) => key === name)?.[1],
  optionText({ table, words }, name, option) {
    const { thickness, foam } = words.questions
    return name === 'thickness' ? thicknessText(table, thickness.option, (kind) => foam.options[kind], option) : undefined
  },
  /** 16 CFR 460.18 requires the area next to the price. */
  summary({ table, words }, values) {
    const { inches, rValue } = layerOf(table, values).layer
    return fillWords(words.layer, {
      area: numberText(values.area ?? ''),
      foam: foamName(words, values),
      inches: inchesInWords(inches),
      rValue,
    })
  },
  spec({ table, words }, values) {
    const { inches, rValue } = layerOf(table, values).layer
    return fillWords(words.questions.thickness.option, { inches: inchesInWords(inches), foam: foamLabel(words, values), rValue })
  },
  included: ({ includedRemoval }, values) => (values.removal ? [includedRemoval] : []),
  statements: ({ statement, codeNote, codePlaces }, values) => [
    statement,
    ...(codePlaces.some((place) => place === values.place) ? [codeNote] : []),
  ],
  widths: [320, 600, 950, 1170],
  draw(estimate: FoamEstimate, values, width) {
    const { place, layer } = layerOf(estimate.table, values)
    const words = { foam: foamName(estimate.words, values), ...estimate.words.notes }
    return drawSection({ place: place.id, inches: layer.inches, rValue: layer.rValue }, words, width)
  },
  drawStrip: ({ table }, values) => standingMark(layerOf(table, values).place.id),
  mark(table, name, option) {
    const place = name === 'place' ? table.places.find(({ id }) => id === option) : undefined
    if (place) return foamMark(place.id)
    const rValue = name === 'thickness' ? rValuesAt(table, option).values().next().value : undefined
    return rValue === undefined ? undefined : rValueMark(rValue)
  },
}

const foamLabel = ({ questions }: FoamWords, values: Values) =>
  values.foam === 'open-cell' ? questions.foam.options['open-cell'] : questions.foam.options['closed-cell']

const foamName = (words: FoamWords, values: Values) => foamLabel(words, values).toLowerCase()

/** A thickness, with the R-value of each foam that is offered at that thickness. */
function thicknessText(table: FoamTable, template: string, foamName: (foam: FoamKind) => string, option: string): string {
  const texts = [...rValuesAt(table, option)].map(([foam, rValue]) =>
    fillWords(template, { inches: inchesInWords(Number(option)), foam: foamName(foam), rValue }),
  )
  return texts.join(', ')
}

/** The R-value of each foam that is offered at a thickness. */
function rValuesAt({ places }: FoamTable, thickness: string): Map<FoamKind, number> {
  const rValues = new Map<FoamKind, number>()
  for (const { foams } of places) {
    for (const { id, layers } of foams) {
      for (const { inches, rValue } of layers) if (String(inches) === thickness) rValues.set(id, rValue)
    }
  }
  return rValues
}
