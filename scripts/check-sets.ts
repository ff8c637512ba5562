/** The part of npm run check for sets outside the repository: types, lint and format of the folder that SETS_DIR names. */
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../server/base/errors.ts'
import { setsOutside } from './content/set-folders.ts'

const root = path.join(import.meta.dirname, '..')

try {
  for (const folder of setsOutside(root)) process.exitCode ||= await check(path.resolve(root, folder))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function check(folder: string): Promise<number> {
  const config = path.join(root, '.cache', 'sets', 'tsconfig.json')
  await mkdir(path.dirname(config), { recursive: true })
  await writeFile(config, JSON.stringify(typesOf(folder)))
  // The repository's ignore file says nothing about other folders.
  return run('tsc', ['-p', config]) || run('biome', ['check', `--config-path=${root}`, '--vcs-enabled=false', folder])
}

/** TypeScript finds a package by its own name only inside its folder. */
function typesOf(folder: string): object {
  return {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      typeRoots: [path.join(root, 'node_modules', '@types')],
      paths: {
        'contractor-website/content': [path.join(root, 'shared/content/content-set.ts')],
        'contractor-website/drawing/*': [path.join(root, 'shared/drawing/*')],
      },
    },
    include: [folder],
  }
}

function run(tool: string, args: readonly string[]): number {
  const { status, error } = spawnSync(path.join(root, 'node_modules', '.bin', tool), args, { stdio: 'inherit', cwd: root })
  if (error) throw error
  return status ?? 1
}
