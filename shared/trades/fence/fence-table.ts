/** The price table of a fence. Amounts are in dollars, sizes in inches unless the name says otherwise. */
import * as v from 'valibot'
import { byOwner, sampleFlag } from '../../schema/owner-mark.ts'
import { positive } from '../../schema/values.ts'
import { factorSchema, rangeSchema, rises } from '../price-schemas.ts'
import { fenceHeights, fenceMaterials } from './fence-offer.ts'

const materialSchema = v.object({
  id: v.picklist(fenceMaterials),
  /** Distance from post center to post center. */
  spacing: positive,
  /** Width of a post. */
  post: positive,
  /** In ascending order. A taller fence must not cost less. */
  heights: v.pipe(
    v.array(
      v.object({
        feet: v.picklist(fenceHeights),
        perFoot: byOwner({ label: { en: 'Dollars per foot', es: 'Dólares por pie' } }, rangeSchema),
      }),
    ),
    v.metadata({ key: 'feet' }),
    v.minLength(1),
    v.check((heights) => rises(heights.map(({ perFoot }) => perFoot)), 'must cost no less for a taller fence'),
  ),
  standardHeight: v.picklist(fenceHeights),
  /** Added to the price of the full fence length, including the gate's own width, so that a gate never lowers the total. */
  walkGate: byOwner({ label: { en: 'Walk gate', es: 'Puerta peatonal' } }, rangeSchema),
  driveGate: byOwner({ label: { en: 'Driveway gate', es: 'Portón' } }, rangeSchema),
  /** Feet that a crew builds per day: on a slow day and on a good day. */
  feetPerDay: rangeSchema,
})

export const fenceTableSchema = v.object({
  kind: v.literal('fence'),
  /** True until the owner confirms the prices. */
  sample: sampleFlag(),
  materials: v.pipe(v.array(materialSchema), v.metadata({ key: 'id' }), v.minLength(1)),
  /** Clear width between the posts of a gate. */
  gateClear: v.object({ walk: positive, drive: positive }),
  /** Per driveway gate. */
  opener: byOwner({ label: { en: 'Opener', es: 'Motor del portón' } }, rangeSchema),
  /** Per foot of the old fence. */
  removal: byOwner({ label: { en: 'Removing an old fence, per foot', es: 'Retirar una cerca vieja, por pie' } }, rangeSchema),
  ground: v.object({ level: factorSchema, slope: factorSchema, rock: factorSchema }),
  minimumJob: byOwner({ label: { en: 'Minimum for a job', es: 'Trabajo mínimo' } }, rangeSchema),
  /** The job that the page shows first. */
  standard: v.object({ material: v.picklist(fenceMaterials), length: positive, walkGates: v.number(), driveGates: v.number() }),
})

export type FenceTable = v.InferOutput<typeof fenceTableSchema>
