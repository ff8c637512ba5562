/** Reads a set's folder. The folder is the index: each file is the field that it is named after, and there is no list of files. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { type Drawing, siteSchema } from '../../shared/content/site-types.ts'
import { isLanguage, languageCodes } from '../../shared/language/languages.ts'
import { isObject } from '../../shared/schema/is-object.ts'
import { importFiles } from './import-files.ts'

export type SetModule = { file: string; exports: Readonly<Record<string, unknown>> }

export type LoadedSet = { contentSet: ContentSet; modules: readonly SetModule[] }

/** Imports every module of a set. Throws their errors. */
export async function loadSetModules(folder: string, cache: string): Promise<LoadedSet> {
  const modules = await importFiles(folder, await sourceFilesOf(folder), cache)
  return { contentSet: contentOf(modules), modules }
}

async function sourceFilesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
}

function contentOf(modules: readonly SetModule[]): ContentSet {
  const words = languageCodes.map((language) => [language, contentIn(modules, `${language}/`, 'general')])
  return {
    facts: contentIn(modules, '', 'settings'),
    words: Object.fromEntries(words.filter(([, content]) => Object.keys(content ?? {}).length > 0)),
    drawings: Object.fromEntries(modules.filter(({ file }) => file.startsWith('drawings/')).flatMap(drawingsOf)),
  }
}

/** The fields that one folder defines. `spread` exports several; a folder is a record of its files; other files only help. */
function contentIn(modules: readonly SetModule[], folder: string, spread: string): Record<string, unknown> {
  const content: Record<string, unknown> = {}
  for (const { file, exports } of modules) {
    const [name = '', entry, ...deeper] = file.startsWith(folder) ? file.slice(folder.length, -'.ts'.length).split('/') : []
    const field = camelCase(name)
    if (deeper.length > 0 || (folder === '' && isOtherFolder(name))) continue
    if (name === spread && entry === undefined) Object.assign(content, mainExport(file, exports))
    else if (!isField(field)) continue
    else if (entry === undefined) content[field] = mainExport(file, exports)
    else content[field] = { ...(isObject(content[field]) && content[field]), [entry]: mainExport(file, exports) }
  }
  return content
}

const isOtherFolder = (name: string) => name === 'drawings' || isLanguage(name)

const isField = (name: string) => name === 'drawings' || Object.hasOwn(siteSchema.entries, name)

/** The export that is named after the file, or the only one. */
function mainExport(file: string, exports: SetModule['exports']): unknown {
  const name = camelCase(path.posix.basename(file, '.ts'))
  if (Object.hasOwn(exports, name)) return exports[name]
  const [only, ...others] = Object.values(exports)
  if (only === undefined || others.length > 0) throw new SetFileError(file, `must export one value, such as: export const ${name} = …`)
  return only
}

export class SetFileError extends Error {
  readonly file: string
  constructor(file: string, problem: string) {
    super(problem)
    this.name = 'SetFileError'
    this.file = file
  }
}

/** `poolRow` is the drawing `pool-row`. Other exports help to draw. */
function drawingsOf({ exports }: SetModule): [name: string, drawing: Drawing][] {
  return Object.entries(exports).flatMap(([name, value]): [string, Drawing][] => (isDrawing(value) ? [[kebabCase(name), value]] : []))
}

const isDrawing = (value: unknown): value is Drawing =>
  isObject(value) && typeof value.markup === 'string' && typeof value.label === 'string'

const camelCase = (name: string) => name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
