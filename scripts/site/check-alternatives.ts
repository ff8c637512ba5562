import { namedAsset } from '../../shared/content/asset-fields.ts'
import { contentTexts, placeOf } from '../../shared/content/content-places.ts'
import type { Site } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import type { Finding } from './finding.ts'

const length = { least: 15, most: 250 }

/** Words for people who do not see the pictures. That every picture has some is the build's own condition. */
export function checkPictureWords(site: Site): Finding[] {
  const seen = new Map<string, string>()
  return Object.entries(site.pictures).flatMap(([name, { alt }]): Finding[] => {
    const place = `${placeOf('pictures', name)}.alt`
    const first = seen.get(alt)
    seen.set(alt, name)
    if (first !== undefined) return [{ level: 'warning', place, message: `has the same words as the picture '${first}'` }]
    const problem = wordsProblem(alt)
    return problem ? [{ level: 'warning', place, message: problem }] : []
  })
}

function wordsProblem(alt: string): string | undefined {
  if (/\.(jpe?g|png|webp|heic)$|^(img|dsc|image|photo)[-_ ]?\d+/i.test(alt)) return 'is a file name; say what there is to see'
  if (alt.length < length.least) return `'${alt}' is short; say what there is to see`
  if (alt.length > length.most) return `has ${alt.length} characters; ${length.most} are read out without a pause`
  return undefined
}

/** Drawings that stand alone need a label; marks and icons stand beside the same words. */
export function checkDrawingLabels(site: Site, drawings: Drawings): Finding[] {
  const speaking = contentTexts(site).filter(({ field, value }) => namedAsset(field, value)?.kind === 'drawing')
  const silent = speaking.filter(({ value }) => Object.hasOwn(drawings, value) && drawings[value]?.label.trim() === '')
  return silent.map(({ place, value }) => ({ level: 'error', place, message: `the drawing '${value}' has no label to be read out` }))
}
