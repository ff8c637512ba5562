/** The price table of spray foam. Amounts are in dollars. */
import * as v from 'valibot'
import { byOwner, sampleFlag } from '../../schema/owner-mark.ts'
import { positive } from '../../schema/values.ts'
import { rangeSchema, rises } from '../price-schemas.ts'
import { foamPlaces, foams } from './foam-offer.ts'

const layerSchema = v.object({
  inches: positive,
  rValue: positive,
  perSquareFoot: byOwner({ label: { en: 'Dollars per square foot', es: 'Dólares por pie cuadrado' } }, rangeSchema),
})

export const foamTableSchema = v.object({
  kind: v.literal('foam'),
  sample: sampleFlag(),
  /** List only foams and thicknesses whose R-value is in the manufacturer's fact sheet. */
  places: v.pipe(
    v.array(
      v.object({
        id: v.picklist(foamPlaces),
        foams: v.pipe(
          v.array(
            v.object({
              id: v.picklist(foams),
              layers: v.pipe(
                v.array(layerSchema),
                v.metadata({ key: 'inches' }),
                v.minLength(1),
                v.check((layers) => rises(layers.map(({ perSquareFoot }) => perSquareFoot)), 'must cost no less for more foam'),
              ),
              standardInches: positive,
            }),
          ),
          v.metadata({ key: 'id' }),
          v.minLength(1),
        ),
        squareFeetPerDay: rangeSchema,
        /** The usual area of this place, in square feet. */
        standardArea: positive,
      }),
    ),
    v.metadata({ key: 'id' }),
    v.minLength(1),
  ),
  /** Per square foot of old insulation. */
  removal: byOwner(
    { label: { en: 'Removing old insulation, per square foot', es: 'Retirar aislamiento viejo, por pie cuadrado' } },
    rangeSchema,
  ),
  minimumJob: byOwner({ label: { en: 'Minimum for a job', es: 'Trabajo mínimo' } }, rangeSchema),
  standard: v.object({ place: v.picklist(foamPlaces) }),
})

export type FoamTable = v.InferOutput<typeof foamTableSchema>
