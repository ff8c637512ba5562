import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { projectRoot } from '../helpers/project-root.ts'

/** A folder of its own for one test that other users may look into, removed after it. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosting-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Like /srv/NAME on a server: one release and `current`, which points at it. */
export async function siteFolder(base: string): Promise<{ current: string; dataDir: string }> {
  const release = path.join(base, 'releases', 'first')
  await mkdir(release, { recursive: true })
  await cp(path.join(projectRoot, 'dist'), path.join(release, 'dist'), { recursive: true })
  await symlink(release, path.join(base, 'current'))
  const dataDir = path.join(base, 'data')
  await mkdir(dataDir)
  return { current: path.join(base, 'current'), dataDir }
}

/** A file of scripts/hosting with its values changed as its head says. */
export async function changedFile(name: string, to: string, changes: readonly (readonly [RegExp | string, string])[]): Promise<string> {
  const text = await readFile(path.join(projectRoot, 'scripts', 'hosting', name), 'utf8')
  const changed = changes.reduce((result, [from, by]) => {
    if (result.split(from).length < 2) throw new Error(`${name} has nothing like ${from}`)
    return result.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), by)
  }, text)
  await writeFile(to, changed)
  return changed
}
