import * as v from 'valibot'
import { fact, keyedList, words } from '../schema/field-parts.ts'
import { byOwner, onOwnerPage, sampleFlag } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import { inline, needed, slug } from './schema-fields.ts'

/** Answers to what customers ask before hiring: who comes, insurance, warranty, lead time, payment. */
const termEntries = keyedList('id', {
  id: fact(slug),
  label: words(byOwner({ label: { en: 'Label', es: 'Etiqueta' } }, text)),
  text: words(byOwner({ label: { en: 'Text', es: 'Texto' }, input: 'long' }, inline)),
  /** The same in a few words, for the strip on service pages: '$1 million liability', 'and workers’ comp'. */
  proof: v.optional(
    words(
      byOwner(
        {
          label: { en: 'In a few words', es: 'En pocas palabras' },
          hint: { en: 'On service pages', es: 'En las páginas de servicios' },
          onlyIfSet: true,
        },
        v.object({
          strong: byOwner({ label: { en: 'In bold', es: 'En negrita' } }, text),
          text: byOwner({ label: { en: 'Then', es: 'Luego' } }, text),
        }),
      ),
    ),
  ),
  /** Pages that show it: the about page, the service pages, or only the page of `service`. */
  pages: fact(v.array(v.picklist(['about', 'services']))),
  service: v.optional(fact(slug)),
  /** A service whose page leaves it out. */
  except: v.optional(fact(slug)),
  needs: v.optional(fact(needed)),
  /** True until the owner confirms it. A public site leaves samples out. */
  sample: fact(sampleFlag()),
})

export const termList = onOwnerPage({ name: 'terms', label: { en: 'Terms', es: 'Condiciones' }, group: 'prices' }, termEntries)
