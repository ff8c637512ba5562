import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { programFolder } from '../../scripts/program-copy.ts'

const compressed = path.join(programFolder, 'compressed-pages')

/** Lets the servers of all tests share their compressed pages. Compressing them takes five seconds of processor time per server. */
export async function shareCompressedPages(dataFolder: string): Promise<string> {
  await mkdir(compressed, { recursive: true })
  await symlink(compressed, path.join(dataFolder, '.brotli'), 'junction')
  return dataFolder
}
