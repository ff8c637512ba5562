import path from 'node:path'
import * as v from 'valibot'
import { composeSite, drawingsIn, joinSite, languagesOf } from '../../shared/content/compose-site.ts'
import { checkSite } from '../../shared/content/site-check.ts'
import { type Site, siteSchema } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import { contentSet as template } from '../site/template/site.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkAltTexts, checkDrawingLabels } from './check-alt-texts.ts'
import { checkContrast } from './check-contrast.ts'
import { checkTranslation } from './check-languages.ts'
import { checkLengths } from './check-lengths.ts'
import { checkPictures, type PictureFile, readPictures } from './check-pictures.ts'
import {
  checkOtherNumbers,
  checkSampleFacts,
  checkSampleTown,
  checkSampleTraces,
  checkSampleWords,
  sampleWordsMessage,
} from './check-samples.ts'
import { checkWording } from './check-wording.ts'
import { findContentSpot, type WrittenContent } from './content-spot.ts'
import { type Finding, problemFinding } from './finding.ts'
import { loadFault } from './load-fault.ts'
import { withSampleNames } from './sample-names.ts'
import { readSetDrawings, type SetDrawings } from './set-drawings.ts'
import { type LoadedSet, loadSetModules } from './set-modules.ts'

/** A finding with the file, relative to the project's root, and the field to fix. */
export type LocatedFinding = { level: Finding['level']; file: string; field: string; message: string }

/** Everything the owner still has to replace or fix in a set, errors first. */
export async function checkSet(root: string, name: string): Promise<LocatedFinding[]> {
  const folder = `shared/sites/${name}`
  const pictures = await readPictures(path.join(root, folder, 'pictures'))
  try {
    const loaded = await loadSetModules(path.join(root, folder))
    return checkLoaded(name, folder, loaded, await readSetDrawings(path.join(root, folder), loaded.contentSet), pictures)
  } catch (error) {
    return [loadFault(error, folder)]
  }
}

function checkLoaded(
  name: string,
  folder: string,
  loaded: LoadedSet,
  own: SetDrawings,
  pictures: readonly PictureFile[],
): LocatedFinding[] {
  const { facts, words } = loaded.contentSet
  const files = own.problems.map(({ file, message }): LocatedFinding => ({ level: 'error', file, field: 'drawing', message }))
  const located = languagesOf(loaded.contentSet).flatMap((language) => {
    const { drawings, problems } = drawingsIn({ words, drawings: own.drawings }, language)
    const findings = findingsOf(name, { site: joinSite(loaded.contentSet, language), drawings }, pictures)
    return [...findings, ...problems.map(problemFinding), ...checkTranslation(loaded.contentSet, language)].map((finding) =>
      locate(finding, { facts, words: words[language] }, loaded.modules),
    )
  })
  // A problem in the facts is found once per language.
  const unique = new Map(
    [...files, ...located].map((finding) => [JSON.stringify(finding), { ...finding, file: `${folder}/${finding.file}` }]),
  )
  return joinSampleWords([...unique.values()]).sort((a, b) => a.level.localeCompare(b.level))
}

/** A site in one language, not yet checked against the schema. */
type UncheckedSite = { site: unknown; drawings: Drawings }

export function findingsOf(name: string, { site, drawings }: UncheckedSite, pictures: readonly PictureFile[]): Finding[] {
  const pictureNames = pictures.flatMap((file) => (file.name.endsWith('.jpg') ? [path.basename(file.name, '.jpg')] : []))
  const check = checkSite(site, { pictures: pictureNames, drawings: Object.keys(drawings) })
  const problems = check.status === 'faulty' ? check.problems.map(problemFinding) : []
  // The other checks need a valid site.
  const content = v.is(siteSchema, site) ? checkContent(name, site, drawings) : []
  return [...problems, ...content, ...checkPictures(pictures)]
}

function checkContent(name: string, site: Site, drawings: Drawings): Finding[] {
  return [
    ...checkAddresses(site),
    ...checkContrast(site.theme),
    ...checkLengths(site),
    ...checkDrawingLabels(site, drawings),
    ...checkAltTexts(site),
    ...checkWording(site),
    ...checkSampleFacts(site),
    ...checkSampleTraces(site),
    ...checkOtherNumbers(site),
    ...checkSampleTown(site, templateOf(name)),
    ...checkSampleWords(site, templateOf(name)),
  ]
}

const templateOf = (name: string): Site => JSON.parse(withSampleNames(JSON.stringify(composeSite(template, 'en')), name))

function locate(finding: Finding, content: WrittenContent, modules: LoadedSet['modules']): LocatedFinding {
  if ('file' in finding) return finding
  const { level, message, place } = finding
  return { level, message, ...findContentSpot(place, content, modules) }
}

/** Joins the findings of a file into one line, because a new set has hundreds of sample texts. */
function joinSampleWords(findings: readonly LocatedFinding[]): LocatedFinding[] {
  const isWords = (finding: LocatedFinding) => finding.message === sampleWordsMessage
  const others = findings.filter((finding) => !isWords(finding))
  const byFile = new Map<string, LocatedFinding[]>()
  for (const finding of findings.filter(isWords)) byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding])
  return [...others, ...[...byFile.values()].flatMap(joined)]
}

function joined([first, ...more]: readonly LocatedFinding[]): LocatedFinding[] {
  if (!first) return []
  return [
    more.length > 0
      ? { ...first, message: `${first.message} here and in ${more.length} more ${more.length === 1 ? 'place' : 'places'}` }
      : first,
  ]
}
