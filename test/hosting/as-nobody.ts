import { programPath } from './system-programs.ts'

export const nobody = 65_534

/** A command prefix: run as nobody, on a read-only file system except for the data folder. */
export const asNobody = (dataDir: string) => [
  programPath('unshare'),
  '--mount',
  'sh',
  '-c',
  'mount --bind "$0" "$0" && mount -o remount,ro,bind / && exec "$@"',
  dataDir,
  programPath('setpriv'),
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--no-new-privs',
]
