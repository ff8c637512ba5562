/** The price table of a set: what it offers and what it costs. Amounts are in dollars, sizes in inches unless the name says otherwise. */
import * as v from 'valibot'
import { fenceHeights, fenceMaterials, foams, insulationPlaces } from './offer.ts'

const positive = v.pipe(v.number(), v.gtValue(0))
/** Low and high. */
const rangeSchema = v.pipe(
  v.tuple([positive, positive]),
  v.check(([low, high]) => low < high, 'must rise from the lower price to the higher one'),
)
/** Percent of the price on level ground, low and high. */
const factorSchema = v.pipe(
  v.tuple([v.pipe(v.number(), v.integer(), v.minValue(100)), v.pipe(v.number(), v.integer())]),
  v.check(([low, high]) => low <= high, 'must not fall from the lower percentage to the higher one'),
)

export type PriceRange = v.InferOutput<typeof rangeSchema>

const rises = (ranges: readonly PriceRange[]) =>
  ranges.every(([low, high], index) => {
    const before = ranges[index - 1]
    return before === undefined || (before[0] <= low && before[1] <= high)
  })

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

const fenceTableSchema = v.object({
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

const layerSchema = v.object({ inches: positive, rValue: positive, perSquareFoot: rangeSchema })

const insulationTableSchema = v.object({
  kind: v.literal('insulation'),
  sample: v.boolean(),
  /** List only foams and thicknesses whose R-value is in the manufacturer's fact sheet. */
  places: v.pipe(
    v.array(
      v.object({
        id: v.picklist(insulationPlaces),
        foams: v.pipe(
          v.array(
            v.object({
              id: v.picklist(foams),
              layers: v.pipe(
                v.array(layerSchema),
                v.minLength(1),
                v.check((layers) => rises(layers.map(({ perSquareFoot }) => perSquareFoot)), 'must cost no less for more foam'),
              ),
              standardInches: positive,
            }),
          ),
          v.minLength(1),
        ),
        squareFeetPerDay: rangeSchema,
        /** The usual area of this place, in square feet. */
        standardArea: positive,
      }),
    ),
    v.minLength(1),
  ),
  /** Per square foot of old insulation. */
  removal: rangeSchema,
  minimumJob: rangeSchema,
  standard: v.object({ place: v.picklist(insulationPlaces) }),
})

export const priceTableSchema = v.variant('kind', [fenceTableSchema, insulationTableSchema])

export type FenceTable = v.InferOutput<typeof fenceTableSchema>
export type InsulationTable = v.InferOutput<typeof insulationTableSchema>
export type PriceTable = FenceTable | InsulationTable
