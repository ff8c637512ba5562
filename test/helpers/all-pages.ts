import type { Site } from '../../shared/content/site-types.ts'

type OptionalContent = 'about' | 'blog' | 'careers' | 'directories' | 'estimate' | 'gallery'

/** A site that has every optional page, as both sets of this repository do. */
export type WithAllPages<S extends Site> = S & Required<Pick<S, OptionalContent>>

export function withAllPages<S extends Site>(site: S): WithAllPages<S> {
  if (!hasAllPages(site)) throw new Error(`The site ${site.name} lacks an optional page`)
  return site
}

function hasAllPages<S extends Site>(site: S): site is WithAllPages<S> {
  return Boolean(site.about && site.blog && site.careers && site.directories && site.estimate && site.gallery)
}
