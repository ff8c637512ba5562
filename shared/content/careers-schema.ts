import * as v from 'valibot'
import { fact, keyedListByLanguage, words } from '../schema/field-parts.ts'
import { addedByOwner, byOwner, onOwnerPage, sampleFlag } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import { blockSchema, chainPartSchema, closeSchema, dollars, isoDate, pictureName } from './schema-fields.ts'

const employmentTypes = {
  FULL_TIME: { en: 'Full time', es: 'Tiempo completo' },
  PART_TIME: { en: 'Part time', es: 'Medio tiempo' },
  CONTRACTOR: { en: 'Contractor', es: 'Por contrato' },
  TEMPORARY: { en: 'Temporary', es: 'Temporal' },
  INTERN: { en: 'Intern', es: 'Practicante' },
  PER_DIEM: { en: 'By the day', es: 'Por día' },
  OTHER: { en: 'Other', es: 'Otro' },
}

const jobEntries = keyedListByLanguage('id', {
  title: words(byOwner({ label: { en: 'Position', es: 'Puesto' } }, text)),
  description: words(byOwner({ label: { en: 'Description', es: 'Descripción' }, input: 'long' }, text)),
  datePosted: fact(byOwner({ label: { en: 'Posted on', es: 'Publicada el' }, input: 'date' }, isoDate)),
  /** Last day to apply. */
  validThrough: fact(
    byOwner({ label: { en: 'Last day to apply', es: 'Último día para postularse' }, input: 'date', isLastDay: true }, isoDate),
  ),
  employmentType: fact(
    byOwner(
      { label: { en: 'Kind of job', es: 'Tipo de trabajo' }, options: employmentTypes },
      v.picklist(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'PER_DIEM', 'OTHER']),
    ),
  ),
  /** In dollars. Colorado and California require a pay range in job postings. */
  pay: fact(
    byOwner(
      { label: { en: 'Pay', es: 'Sueldo' }, hint: { en: 'In dollars', es: 'En dólares' } },
      v.pipe(
        v.object({
          from: byOwner({ label: { en: 'From', es: 'Desde' } }, dollars),
          to: byOwner({ label: { en: 'To', es: 'Hasta' } }, dollars),
          per: byOwner(
            { label: { en: 'Per', es: 'Por' }, options: { HOUR: { en: 'Hour', es: 'Hora' }, YEAR: { en: 'Year', es: 'Año' } } },
            v.picklist(['HOUR', 'YEAR']),
          ),
        }),
        v.check(({ from, to }) => from <= to, 'must rise from the lower price to the higher one'),
      ),
    ),
  ),
  benefits: words(byOwner({ label: { en: 'Benefits', es: 'Prestaciones' }, input: 'long' }, text)),
  sample: fact(sampleFlag()),
})

const jobList = onOwnerPage(
  { name: 'jobs', label: { en: 'Job openings', es: 'Vacantes' } },
  addedByOwner({ label: { en: 'Job opening', es: 'Vacante' } }, jobEntries),
)

export const careersSchema = v.object({
  picture: fact(pictureName),
  body: words(v.array(blockSchema)),
  callBlock: words(v.object({ heading: text, text })),
  /** The crew's workday, shown as a timeline. */
  day: v.optional(words(v.object({ heading: text, parts: v.array(chainPartSchema) }))),
  jobs: jobList,
  close: words(closeSchema),
})
