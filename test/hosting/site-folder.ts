import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { projectRoot } from '../helpers/project-root.ts'

/** A new folder that other users can read, removed after the test. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosting-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Like /srv/NAME on a server: one release, and the link `current` to it. */
export async function siteFolder(base: string): Promise<{ current: string; dataDir: string }> {
  const release = path.join(base, 'releases', 'first')
  await mkdir(release, { recursive: true })
  await cp(path.join(projectRoot, 'dist'), path.join(release, 'dist'), { recursive: true })
  await symlink(release, path.join(base, 'current'))
  const dataDir = path.join(base, 'data')
  await mkdir(dataDir)
  return { current: path.join(base, 'current'), dataDir }
}

/** Copies a file of scripts/hosting with values replaced. */
export async function changedFile(name: string, to: string, changes: readonly (readonly [RegExp | string, string])[]): Promise<string> {
  const text = await readFile(path.join(projectRoot, 'scripts', 'hosting', name), 'utf8')
  const changed = changes.reduce((result, [from, replacement]) => {
    if (result.split(from).length < 2) throw new Error(`${name} has no match for ${from}`)
    return result.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), replacement)
  }, text)
  await writeFile(to, changed)
  return changed
}
