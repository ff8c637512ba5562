import type { View } from '../../shared/drawing/create-drawing.ts'
import type { Values } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { drawFenceInBar } from '../../shared/trades/fence/fence-drawing.ts'
import { insulationMark } from '../../shared/trades/foam/foam-mark.ts'

/** The small drawing beside the range. */
export function drawingInStrip({ table, words }: SiteEstimate, values: Values): View {
  if (table.kind === 'fence' && words.kind === 'fence') return drawFenceInBar(table, values, words.dimensions)
  const place = table.kind === 'insulation' ? table.places.find(({ id }) => id === values.place)?.id : undefined
  return { width: 112, height: 73, markup: insulationMark(place ?? 'walls') }
}
