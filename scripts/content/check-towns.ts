import { placeOf } from '../../shared/content/content-places.ts'
import type { Site } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import { type Finding, warning } from './finding.ts'

/** The drawn map does not change with the list of towns, so the two may differ. */
export function checkTowns({ areaServed, contact }: Site, drawings: Drawings): Finding[] {
  const drawing = drawings[contact.map.drawing ?? '']
  if (!drawing) return []
  const words = `${drawing.label} ${drawing.markup}`
  return areaServed.flatMap(({ name }, index) =>
    words.includes(name) ? [] : [warning(placeOf('areaServed', index), `the drawn map '${contact.map.drawing}' does not show ${name}`)],
  )
}
