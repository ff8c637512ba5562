import type { Site } from '../../shared/content/site-types.ts'
import type { OwnerMessages } from '../../shared/language/owner-messages.ts'
import { ownerPaths } from './owner-paths.ts'

/** Tabs of the owner's pages. */
const sections = [
  { name: 'requests', href: ownerPaths.requests },
  { name: 'week', href: ownerPaths.week },
  { name: 'work', href: ownerPaths.work },
  { name: 'site', href: ownerPaths.site },
] as const satisfies readonly {
  name: keyof OwnerMessages['frame']['tabs']
  href: string
}[]

/** Jobs have a tab if the set has a page for them. */
export const sectionsOf = ({ work }: Pick<Site, 'work'>) => sections.filter(({ name }) => name !== 'work' || work)

export type SectionName = (typeof sections)[number]['name']
