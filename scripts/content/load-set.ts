import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type SetSource, setSource } from '../../shared/changes/set-source.ts'
import { checkSite, type SiteFiles } from '../../shared/check/site-check.ts'
import { drawingsIn, joinSite } from '../../shared/content/compose-site.ts'
import { languagesOf, pathsElsewhere, wordsIn } from '../../shared/content/set-pages.ts'
import type { Site } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import type { Language } from '../../shared/language/languages.ts'
import { checkFieldNames } from './check-field-names.ts'
import { checkLanguageList } from './check-languages.ts'
import { checkSampleWords, type Template } from './check-samples.ts'
import { readTemplate } from './check-set.ts'
import { locate } from './content-spot.ts'
import { problemFinding, spotText } from './finding.ts'
import { loadError } from './load-error.ts'
import { readSetDrawings } from './set-drawings.ts'
import { setFolder } from './set-folders.ts'
import { type LoadedSet, loadSetModules } from './set-modules.ts'

export type CheckedSite = { site: Site; drawings: Drawings }

/** A content set that passed all checks, in each of its languages, the default one first. */
export type CheckedSet = {
  name: string
  folder: string
  sites: [CheckedSite, ...CheckedSite[]]
  /** Files that still have sentences of the template. */
  templateFiles: string[]
  source: SetSource
}

/** A content set with errors: one line each, starting with its file. */
export class ContentError extends Error {
  readonly problems: readonly string[]
  constructor(name: string, problems: readonly string[]) {
    super([`The content set '${name}' has ${problems.length === 1 ? 'an error' : `${problems.length} errors`}:`, ...problems].join('\n  '))
    this.name = 'ContentError'
    this.problems = problems
  }
}

export async function loadContentSet({ root, cache }: { root: string; cache: string }, name: string): Promise<CheckedSet> {
  const place = setFolder(root, name)
  const folder = path.join(root, place)
  const loaded = await loadSetModules(folder, cache).catch((error: unknown) => {
    throw new ContentError(name, [spotText(loadError(error, place, folder))])
  })
  const pictures = (await readdir(path.join(folder, 'pictures'))).filter((file) => file.endsWith('.jpg'))
  const { drawings, problems } = await readSetDrawings(folder, loaded.contentSet)
  const files = { pictures: pictures.map((file) => path.basename(file, '.jpg')), drawings: Object.keys(drawings) }
  const checked = languagesOf(loaded.contentSet).map((language) => {
    return checkLanguage({ ...loaded, contentSet: { ...loaded.contentSet, drawings } }, language, files)
  })
  const [first, ...others] = checked.flatMap(({ site }) => site ?? [])
  const allProblems = [
    ...problems.map(({ file, message }) => `${file}: ${message}`),
    ...[...checkFieldNames(folder, loaded), ...checkLanguageList(loaded.contentSet)].map(spotText),
    ...checked.flatMap((check) => check.problems),
  ].map((problem) => `${place}/${problem}`)
  if (allProblems.length > 0 || !first) throw new ContentError(name, [...new Set(allProblems)])
  const sites: CheckedSet['sites'] = [first, ...others]
  const template = await readTemplate(cache, name)
  const templateFiles = sites.flatMap(({ site }) => filesWithTemplateWords(site, template, loaded)).map((file) => `${place}/${file}`)
  const source = setSource(loaded.contentSet, files)
  return { name, folder, sites, templateFiles: [...new Set(templateFiles)].sort(), source }
}

function filesWithTemplateWords(site: Site, template: Template, { contentSet: { facts, words }, modules }: LoadedSet): string[] {
  const content = { facts, words: wordsIn({ facts, words }, site.language), language: site.language }
  return checkSampleWords(site, template).map((finding) => locate(finding, content, modules).file)
}

function checkLanguage(
  { contentSet, modules }: LoadedSet,
  language: Language,
  files: SiteFiles,
): { site?: CheckedSite; problems: string[] } {
  const { drawings, problems } = drawingsIn(contentSet, language)
  const check = checkSite(joinSite(contentSet, language), { ...files, elsewhere: pathsElsewhere(contentSet, language) })
  const content = { facts: contentSet.facts, words: contentSet.words[language], language }
  const located = [...(check.status === 'faulty' ? check.problems : []), ...problems].map((problem) => {
    return spotText(locate(problemFinding(problem), content, modules))
  })
  return check.status === 'complete' ? { site: { site: check.site, drawings }, problems: located } : { problems: located }
}
