import { createHash } from 'node:crypto'

/** Eight characters for a file's name: enough to distinguish its versions. */
export const shortHash = (...parts: (string | Uint8Array)[]) => fullHash(...parts).slice(0, 8)

export function fullHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // With the length, `ab` + `c` and `a` + `bc` have different hashes.
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

export const integrityOf = (bytes: Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
