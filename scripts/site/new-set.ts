import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withSampleNames } from '../content/sample-names.ts'
import { drawSamplePicture, samplePictureNames } from '../content/sample-pictures.ts'
import { ownSets, setFolders, setsOutside } from '../content/set-folders.ts'

const templateFolder = path.join(import.meta.dirname, 'template')
const packsFolder = path.join(import.meta.dirname, 'packs')

/** The template and the packs have every page in English and the home page in Spanish. */
const templateLanguages = ['en', 'es']

/** The template is a general contractor's set. */
export const templateTrade = 'general'

/** The trades that a set can start from. */
export const tradeNames = async (): Promise<string[]> => [templateTrade, ...(await readdir(packsFolder))].sort()
const longestName = 40

/** Why a set cannot have this name, or `undefined`. */
export function nameProblem(root: string, name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `'${name}' is not a valid name: use lower-case words joined by hyphens, starting with a letter, such as harbor-roofing`
  }
  if (name.length > longestName) return `'${name}' is too long: use at most ${longestName} characters`
  const folder = newSetFolder(root, name)
  const existing = setFolders(root).get(name) ?? (existsSync(path.join(root, folder)) ? folder : undefined)
  return existing && `${existing} already exists`
}

/** Where a set of this name is created, relative to the root: in the folder that SETS_DIR names, if it is set. */
export const newSetFolder = (root: string, name: string): string => `${setsOutside(root)[0] ?? ownSets}/${name}`

/** Creates a new set from the template and the pack of a trade. If anything fails, no partial set is left. */
export async function createSet(root: string, name: string, trade: string): Promise<void> {
  const folder = path.join(root, newSetFolder(root, name))
  const unfinished = await mkdtemp(path.join(path.dirname(folder), '.new-set-'))
  try {
    await writeModules(templateFolder, unfinished, name)
    if (trade !== templateTrade) await writeModules(path.join(packsFolder, trade), unfinished, name)
    await removeOtherServices(unfinished)
    await writePictures(path.join(unfinished, 'pictures'))
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function writeModules(from: string, folder: string, name: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(folder, path.relative(from, source))
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, withSampleNames(await readFile(source, 'utf8'), name))
  }
}

/** Removes the words of the template's services that the pack does not list. */
async function removeOtherServices(folder: string): Promise<void> {
  const listed = await readFile(path.join(folder, 'services.ts'), 'utf8')
  for (const language of templateLanguages) {
    const words = path.join(folder, language, 'services')
    for (const file of await readdir(words)) {
      if (!listed.includes(`id: '${path.basename(file, '.ts')}'`)) await rm(path.join(words, file))
    }
  }
}

async function writePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of samplePictureNames) await writeFile(path.join(folder, `${name}.jpg`), await drawSamplePicture(name))
}
