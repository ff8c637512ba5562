import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { inchesOnly } from '../../../drawing/lengths.ts'
import { group } from '../../../drawing/shapes.ts'
import { drawSection, type SectionJob, type SectionWords } from '../../../trades/foam/foam-drawing.ts'

const job: SectionJob = { place: 'metal-building', inches: 3, rValue: 18 }

const words: SectionWords = {
  foam: 'closed-cell foam',
  roofDeck: 'roof deck',
  rimJoist: 'rim joist',
  liner: 'sealed liner',
  studs: '2x6 studs',
  joists: 'ceiling joists',
  panel: 'steel panel',
  girt: 'girt',
  onCenter: '{size} o.c.',
}

/** The estimate's section without the room above and below it. */
function view(width: number, height: number): View {
  const section = drawSection(job, words, width)
  return { width, height, markup: group({ transform: `translate(0 ${(height - section.height) / 2})` }, section.markup) }
}

export const panelDetail = createDrawing(
  `Section through a steel wall with ${inchesOnly(job.inches)} of closed-cell foam on the panel, R-${job.rValue}.`,
  view(720, 200),
  view(320, 170),
)
