import type { OwnerMessages } from '../../shared/language/owner-messages.ts'
import { ownerPaths } from './owner-paths.ts'

/** The tabs. */
export const sections = [
  { name: 'requests', href: ownerPaths.requests },
  { name: 'week', href: ownerPaths.week },
  { name: 'work', href: ownerPaths.work },
  { name: 'site', href: ownerPaths.site },
] as const satisfies readonly {
  name: keyof OwnerMessages['frame']['tabs']
  href: string
}[]

export type SectionName = (typeof sections)[number]['name']
