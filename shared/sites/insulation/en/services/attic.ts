import type { ServiceWords } from 'contractor-website/content'
import { atticCodeNote, rValueStatement } from '../r-value-statement.ts'

export const atticService: ServiceWords = {
  name: 'Attic insulation',
  description: 'Foam between the rafters helps keep your attic and its ducts closer to room temperature, and seals the leaks at the eaves.',
  shortLine: 'Foam between the rafters',
  facts: ['Rafters 16 or 24 inches apart', 'Sealed eaves'],
  details: [
    {
      label: 'Where it goes',
      text: 'Between the rafters, from the eaves to the ridge, so any ducts and equipment up there are inside the insulated space. If the attic is empty, its floor can be insulated instead. [Roof or floor?](/attic-insulation-denver/)',
    },
    {
      label: 'What it costs',
      text: 'About {prices.roofDeckClosedCell} per square foot of roof for closed-cell foam, 8 inches thick, R-48. On the attic floor, open-cell foam 17 1/2 inches thick, R-60, is about {prices.atticFloorOpenCell} per square foot of floor. About 17 inches of blown-in cellulose, also R-60, usually costs less there. We don’t blow it in, so get that price, too. Most attics need a covering over the foam, which is extra: a tested coating is about {prices.foamCoating} per square foot.',
    },
    {
      label: 'When it isn’t right',
      text: 'Not over a roof leak, and not over old knob-and-tube wiring, which needs air around it. If your furnace draws its air from the attic, it needs its own air supply first.',
    },
  ],
  detailsNote: `${rValueStatement} ${atticCodeNote}`,
}
