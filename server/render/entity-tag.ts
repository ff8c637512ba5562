import { createHash } from 'node:crypto'

/** Of the decoded bytes: the same for every coding, which the tag then names. */
export const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Whether `If-None-Match` names this tag. Compared weakly, as the header asks for. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const wanted = opaque(tag)
  return header.includes(wanted) && header.split(',').some((candidate) => opaque(candidate.trim()) === wanted)
}

const opaque = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)
