import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { checkSite } from '../../shared/check/site-check.ts'
import { composeSite, drawingsIn, joinSite } from '../../shared/content/compose-site.ts'
import { languagesOf, pathsElsewhere, wordsIn } from '../../shared/content/set-pages.ts'
import { type Site, siteSchema } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import { checkAbsentPages } from './check-absent-pages.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkAltTexts, checkDrawingLabels } from './check-alt-texts.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkContrast } from './check-contrast.ts'
import { checkFieldNames } from './check-field-names.ts'
import { checkLanguageList, checkTranslation } from './check-languages.ts'
import { checkLengths } from './check-lengths.ts'
import { checkPictures, type PictureFile, readPictures } from './check-pictures.ts'
import {
  checkOtherNumbers,
  checkSampleFacts,
  checkSampleTown,
  checkSampleTraces,
  checkSampleWords,
  type Template,
} from './check-samples.ts'
import { checkTowns } from './check-towns.ts'
import { checkWording } from './check-wording.ts'
import { locate } from './content-spot.ts'
import { type Finding, type LocatedFinding, problemFinding } from './finding.ts'
import { joinByFile } from './join-by-file.ts'
import { loadError } from './load-error.ts'
import { withSampleNames } from './sample-names.ts'
import { readSetDrawings, type SetDrawings } from './set-drawings.ts'
import { setFolder } from './set-folders.ts'
import { type LoadedSet, loadSetModules } from './set-modules.ts'

export const templateFolder = path.join(import.meta.dirname, '..', 'site', 'template')
const packsFolder = path.join(import.meta.dirname, '..', 'site', 'packs')

/** Everything the owner still has to replace or fix in a set, errors first. */
export async function checkSet(root: string, name: string): Promise<LocatedFinding[]> {
  const folder = setFolder(root, name)
  const pictures = await readPictures(path.join(root, folder, 'pictures'))
  const cache = path.join(root, '.cache')
  try {
    const loaded = await loadSetModules(path.join(root, folder), cache)
    const template = await readTemplate(cache, name)
    const names = [...checkFieldNames(path.join(root, folder), loaded), ...checkLanguageList(loaded.contentSet)]
    return checkLoaded(folder, loaded, template, await readSetDrawings(path.join(root, folder), loaded.contentSet), pictures, names)
  } catch (error) {
    return [loadError(error, folder, path.join(root, folder))]
  }
}

function checkLoaded(
  folder: string,
  { contentSet, modules }: LoadedSet,
  template: Template,
  own: SetDrawings,
  pictures: readonly PictureFile[],
  names: readonly LocatedFinding[],
): LocatedFinding[] {
  const { facts } = contentSet
  const files = own.problems.map(({ file, message }): LocatedFinding => ({ level: 'error', file, field: 'drawing', message }))
  const located = languagesOf(contentSet).flatMap((language) => {
    const { drawings, problems } = drawingsIn({ ...contentSet, drawings: own.drawings }, language)
    const findings = findingsOf(
      { site: joinSite(contentSet, language), drawings, elsewhere: pathsElsewhere(contentSet, language), facts },
      template,
      pictures,
    )
    return [
      ...findings,
      ...problems.map(problemFinding),
      ...checkAbsentPages(contentSet, language),
      ...checkTranslation(contentSet, language),
    ].map((finding) => locate(finding, { facts, words: wordsIn(contentSet, language), language }, modules))
  })
  // A problem in the facts is found once per language.
  const unique = new Map(
    [...files, ...names, ...located].map((finding) => [JSON.stringify(finding), { ...finding, file: `${folder}/${finding.file}` }]),
  )
  return joinByFile([...unique.values()]).sort((a, b) => a.level.localeCompare(b.level))
}

/** A site in one language, not yet checked against the schema. */
type UncheckedSite = { site: unknown; drawings: Drawings; elsewhere?: ReadonlySet<string>; facts?: object }

export function findingsOf(
  { site, drawings, elsewhere, facts }: UncheckedSite,
  template: Template,
  pictures: readonly PictureFile[],
): Finding[] {
  const pictureNames = pictures.flatMap((file) => (file.name.endsWith('.jpg') ? [path.basename(file.name, '.jpg')] : []))
  const check = checkSite(site, { pictures: pictureNames, drawings: Object.keys(drawings), elsewhere })
  const problems = check.status === 'faulty' ? check.problems.map(problemFinding) : []
  // The other checks need a valid site.
  const parsed = v.safeParse(siteSchema, site)
  const content = parsed.success ? checkContent(parsed.output, drawings, template, facts) : []
  return [...problems, ...content, ...checkPictures(pictures)]
}

function checkContent(site: Site, drawings: Drawings, template: Template, facts?: object): Finding[] {
  return [
    ...checkAddresses(site),
    ...checkContrast(site.theme),
    ...checkLengths(site),
    ...checkAmounts(site, facts),
    ...checkDrawingLabels(site, drawings),
    ...checkTowns(site, drawings),
    ...checkAltTexts(site),
    ...checkWording(site),
    ...checkSampleFacts(site),
    ...checkSampleTraces(site),
    ...checkOtherNumbers(site),
    ...checkSampleTown(site, template),
    ...checkSampleWords(site, template),
  ]
}

/** The template's site with all its pages, as `npm run site -- new` writes it for a set of this name, and its texts and those of the packs. */
export async function readTemplate(cache: string, name: string): Promise<Template> {
  const { contentSet } = await loadSetModules(templateFolder, cache)
  const { facts, words } = contentSet
  const packs = await Promise.all((await readdir(packsFolder)).map((trade) => loadSetModules(path.join(packsFolder, trade), cache)))
  const template = {
    ...composeSite({ ...contentSet, facts: { ...facts, withoutPages: [] } }, 'en'),
    written: Object.values(words),
    packs: packs.flatMap(({ modules }) => modules.map(({ exports }) => exports)),
  }
  return JSON.parse(withSampleNames(JSON.stringify(template), name))
}
