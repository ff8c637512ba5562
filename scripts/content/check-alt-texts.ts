import { namedAsset } from '../../shared/content/asset-fields.ts'
import { contentTexts, placeOf } from '../../shared/content/content-places.ts'
import type { Site } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import { error, type Finding, warning } from './finding.ts'

const length = { least: 15, most: 250 }

/** Checks the quality of alternative texts. The build itself checks that every picture has one. */
export function checkAltTexts(site: Site): Finding[] {
  const seen = new Map<string, string>()
  return Object.entries(site.pictures).flatMap(([name, { alt }]): Finding[] => {
    const place = `${placeOf('pictures', name)}.alt`
    const first = seen.get(alt)
    seen.set(alt, name)
    if (first !== undefined) return [warning(place, `is the same text as that of '${first}'`)]
    const problem = altProblem(alt)
    return problem ? [warning(place, problem)] : []
  })
}

function altProblem(alt: string): string | undefined {
  if (/\.(jpe?g|png|webp|heic)$|^(img|dsc|image|photo)[-_ ]?\d+/i.test(alt)) return 'is a file name; describe the picture'
  if (alt.length < length.least) return `'${alt}' is short; describe the picture`
  if (alt.length > length.most) return `has ${alt.length} characters; screen readers read it without a pause, so use at most ${length.most}`
  return undefined
}

/** Stand-alone drawings need a label; marks and icons are next to the same words. */
export function checkDrawingLabels(site: Site, drawings: Drawings): Finding[] {
  const drawingTexts = contentTexts(site).filter(({ field, value }) => namedAsset(field, value)?.kind === 'drawing')
  const unlabeled = drawingTexts.filter(({ value }) => Object.hasOwn(drawings, value) && drawings[value]?.label.trim() === '')
  return unlabeled.map(({ place, value }) => error(place, `the drawing '${value}' has no label for screen readers`))
}
