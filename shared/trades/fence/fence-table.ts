/** The price table of a fence. Amounts are in dollars, sizes in inches unless the name says otherwise. */
import * as v from 'valibot'
import { factorSchema, positive, rangeSchema, rises } from '../price-schemas.ts'
import { fenceHeights, fenceMaterials } from './fence-offer.ts'

const materialSchema = v.object({
  id: v.picklist(fenceMaterials),
  /** Distance from post center to post center. */
  spacing: positive,
  /** Width of a post. */
  post: positive,
  /** In ascending order. A taller fence must not cost less. */
  heights: v.pipe(
    v.array(v.object({ feet: v.picklist(fenceHeights), perFoot: rangeSchema })),
    v.minLength(1),
    v.check((heights) => rises(heights.map(({ perFoot }) => perFoot)), 'must cost no less for a taller fence'),
  ),
  standardHeight: v.picklist(fenceHeights),
  /** Added to the price of the full fence length, including the gate's own width, so that a gate never lowers the total. */
  walkGate: rangeSchema,
  driveGate: rangeSchema,
  /** Feet that a crew builds per day: on a slow day and on a good day. */
  feetPerDay: rangeSchema,
})

export const fenceTableSchema = v.object({
  kind: v.literal('fence'),
  /** True until the owner confirms the prices. */
  sample: v.boolean(),
  materials: v.pipe(v.array(materialSchema), v.minLength(1)),
  /** Clear width between the posts of a gate. */
  gateClear: v.object({ walk: positive, drive: positive }),
  /** Per driveway gate. */
  opener: rangeSchema,
  /** Per foot of the old fence. */
  removal: rangeSchema,
  ground: v.object({ level: factorSchema, slope: factorSchema, rock: factorSchema }),
  minimumJob: rangeSchema,
  /** The job that the page shows first. */
  standard: v.object({ material: v.picklist(fenceMaterials), length: positive, walkGates: v.number(), driveGates: v.number() }),
})

export type FenceTable = v.InferOutput<typeof fenceTableSchema>
