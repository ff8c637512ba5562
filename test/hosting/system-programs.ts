import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The Debian package of each program that these tests use. */
export const packages = {
  nginx: 'nginx',
  apache2: 'apache2',
  postgres: 'postgresql',
  pgbouncer: 'pgbouncer',
  'systemd-analyze': 'systemd',
  setpriv: 'util-linux',
  unshare: 'util-linux',
  openssl: 'openssl',
  curl: 'curl',
  bash: 'bash',
} as const
export type Program = keyof typeof packages

/** Debian keeps PostgreSQL's programs out of the PATH. The newest version comes first. */
const postgresFolders = readFolder('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
// The PATH of ordinary users may lack the sbin folders.
const folders = [...postgresFolders, ...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin']

export function findProgram(program: Program): string | undefined {
  return folders.map((folder) => path.join(folder, program)).find(isExecutable)
}

export function programPath(program: Program): string {
  const file = findProgram(program)
  if (file === undefined) throw new Error(`${program} is missing: apt-get install ${packages[program]}`)
  return file
}

export const lacks = (...programs: Program[]) => programs.some((program) => findProgram(program) === undefined)

export const isRoot = process.getuid?.() === 0

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function readFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []
}
