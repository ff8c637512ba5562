import { type AppliedChanges, applyChanges, type ChangeRecord } from '../../shared/changes/apply-changes.ts'
import { isInside } from '../../shared/changes/change-path.ts'
import { type CheckedContent, type ContentProblem, checkContent, fieldWithProblem } from '../../shared/changes/check-content.ts'
import { type OwnerPlaces, ownerPlaces } from '../../shared/changes/owner-fields.ts'
import { sortedJson } from '../../shared/changes/same-value.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { altOf, photoName } from '../../shared/content/job-photos.ts'
import { mediaPicture } from '../../shared/content/media-picture.ts'
import type { Site } from '../../shared/content/site-types.ts'
import type { Picture } from '../../shared/content/used-assets.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import type { SiteFiles } from '../addresses/built-site.ts'
import { forEachLanguage, type SiteLanguages } from '../addresses/localized-site.ts'
import { withoutPaths } from './change-documents.ts'

type Built = Pick<SiteFiles, 'sites' | 'readSource'>

export type ComposedSite = AppliedChanges & { places: OwnerPlaces; check: CheckedContent }

export type ComposeSite = ReturnType<typeof createComposeSite>

/** Those of the public and the drafted site, and what saving compares them with; composing one takes tens of milliseconds. */
const keptCompositions = 4

/** Keeps the results of the last records. */
function keepRecent(make: (record: ChangeRecord) => ComposedSite): (record: ChangeRecord) => ComposedSite {
  const recent = new Map<string, ComposedSite>()
  return (record) => {
    const key = sortedJson(record)
    const composed = recent.get(key) ?? make(record)
    recent.delete(key)
    recent.set(key, composed)
    const [oldest] = recent.keys()
    if (oldest !== undefined && recent.size > keptCompositions) recent.delete(oldest)
    return composed
  }
}

export function createComposeSite(built: Built) {
  let source: (ContentSet & { files: ReturnType<Built['readSource']>['files'] }) | undefined

  const compose = keepRecent(composeAnew)
  const composeWhatFits = keepRecent(withoutUnfit)

  function composeAnew(record: ChangeRecord): ComposedSite {
    source ??= { ...built.readSource(), drawings: {} }
    const applied = applyChanges(source, record)
    return { ...applied, places: ownerPlaces(applied.set), check: checkContent(applied.set, source.files) }
  }

  function problemCount(record: ChangeRecord): number {
    const { check } = composeAnew(record)
    return check.status === 'complete' ? 0 : check.problems.length
  }

  /** After an upgrade of the set, changes that would break its build are set aside. If none are left, the set is as it was built. */
  function withoutUnfit(record: ChangeRecord): ComposedSite {
    const composed = compose(record)
    const { check, places, setAside } = composed
    if (check.status === 'complete' || Object.keys(record).length === 0) return composed
    const wrong = changesWithProblems(places, check.problems, record)
    // If what is wrong is elsewhere, such as a link to a removed entry or a title like that of an added one, those entries are to blame.
    const entries = Object.keys(record).filter((path) => !places.fields.has(path) && !setAside.includes(path))
    const guilty = wrong.length > 0 ? [] : entries.filter((path) => problemCount(withoutPaths(record, [path])) < check.problems.length)
    const removed = entries.filter((path) => record[path] === null)
    const dropped = [wrong, guilty, removed, entries].find((paths) => paths.length > 0) ?? Object.keys(record)
    const rest = withoutUnfit(withoutPaths(record, dropped))
    return { ...rest, setAside: [...new Set([...setAside, ...dropped, ...rest.setAside])] }
  }

  return {
    compose,
    composeWhatFits,
    builtPictures: built.sites[0].built.pictures,
    /** The composed site with the pictures and drawings of the build. `version` tells browsers that pages changed. */
    publicSites(composed: ComposedSite, version: string): SiteLanguages {
      return forEachLanguage(built.sites, (one) => {
        const site = checkedSites(composed).find(({ language }) => language === one.language)
        return site ? { ...site, built: { ...one.built, build: `${one.built.build}.${version}`, pictures: picturesOf(site, one) } } : one
      })
    },
  }
}

/** The site in each language, or none if something in it is wrong. */
export const checkedSites = ({ check }: Pick<ComposedSite, 'check'>): readonly Site[] => (check.status === 'complete' ? check.sites : [])

function picturesOf(site: Site, { built }: BuiltSite): Record<string, Picture> {
  const shown = Object.entries(site.pictures).flatMap(([name, { alt, upload }]): [string, Picture][] => {
    const picture = upload ? mediaPicture(upload, alt) : built.pictures[name]
    return picture ? [[name, { ...picture, alt }]] : []
  })
  const ofJobs = (site.work?.jobs ?? []).flatMap(({ photos = [] }) =>
    photos.map((photo): [string, Picture] => [photoName(photo), mediaPicture(photo.upload, altOf(photo, site.language))]),
  )
  return Object.fromEntries([...shown, ...ofJobs])
}

/** The changes to fields with problems, or to the entries around them. */
function changesWithProblems({ fields }: OwnerPlaces, problems: readonly ContentProblem[], record: ChangeRecord): string[] {
  const paths = new Set(fields.keys())
  return problems.flatMap((problem) => {
    const path = fieldWithProblem(paths, problem)
    if (path === undefined || Object.hasOwn(record, path)) return path ?? []
    return Object.keys(record).filter((entry) => isInside(path, entry))
  })
}
