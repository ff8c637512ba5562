import path from 'node:path'
import { templateFolder } from '../../scripts/content/check-set.ts'
import { loadSetModules } from '../../scripts/content/set-modules.ts'
import { projectRoot } from './project-root.ts'

export const testCache = path.join(projectRoot, '.cache')

/** The set that `npm run site -- new` copies. */
export const { contentSet: templateSet } = await loadSetModules(templateFolder, testCache)

/** The content set `fencing` as its folder holds it. */
export const { contentSet: fencingSet } = await loadSetModules(path.join(projectRoot, 'shared', 'sites', 'fencing'), testCache)
