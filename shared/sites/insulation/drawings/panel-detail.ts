import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { inchesOnly } from '../../../drawing/lengths.ts'
import { group } from '../../../drawing/shapes.ts'
import { drawSection, type SectionJob } from '../../../trades/foam/foam-drawing.ts'
import { estimate } from '../en/estimate.ts'

const job: SectionJob = { place: 'metal-building', inches: 3, rValue: 18 }

/** The estimate's section without the room above and below it. */
function view(width: number, height: number): View {
  if (estimate?.words.kind !== 'foam') throw new Error('The estimate has no words for foam')
  const section = drawSection(job, { ...estimate.words.notes, foam: 'closed-cell foam' }, width)
  return { width, height, markup: group({ transform: `translate(0 ${(height - section.height) / 2})` }, section.markup) }
}

export const panelDetail = createDrawing(
  `Section through a steel wall with ${inchesOnly(job.inches)} of closed-cell foam on the panel, R-${job.rValue}.`,
  view(720, 200),
  view(320, 170),
)
