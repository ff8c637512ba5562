import type { SiteFiles } from '../check/site-check.ts'
import type { ContentSet } from '../content/content-set.ts'

/** A set as it was written, and the names of its files: what the server needs to compose and check it with the owner's changes. */
export type SetSource = Pick<ContentSet, 'facts' | 'words'> & { files: Pick<SiteFiles, 'pictures' | 'drawings'> }

/** Drawings and their words stay with the build, because the owner cannot change them. */
export function setSource({ facts, words }: ContentSet, { pictures, drawings }: SiteFiles): SetSource {
  const written = Object.entries(words).map(([language, { drawings: _, ...content }]) => [language, content])
  return { facts, words: Object.fromEntries(written), files: { pictures, drawings } }
}
