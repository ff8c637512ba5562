import { findProgram, isRoot, type Program, packages } from './system-programs.ts'

/** Reports which tests will be skipped, and what to install. */
export default function reportMissing(): void {
  const programs: Program[] = [
    'nginx',
    'apache2',
    'postgres',
    'pgbouncer',
    'systemd-analyze',
    'setpriv',
    'unshare',
    'openssl',
    'curl',
    'bash',
  ]
  const missing = programs.filter((program) => findProgram(program) === undefined)
  if (missing.length > 0) {
    const names = [...new Set(missing.map((program) => packages[program]))]
    console.warn(`Missing: ${missing.join(', ')}. Tests that need them are skipped; to run them: apt-get install ${names.join(' ')}`)
  }
  if (!isRoot) console.warn('Not root: tests that need another user are skipped.')
}
